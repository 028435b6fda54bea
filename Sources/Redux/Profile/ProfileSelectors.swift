import Models

/// Selects what a profile screen shows.
nonisolated enum ProfileSelectors {
  /// Selects the view state; `nil` if the screen stays as it is.
  static func viewState(on id: ScreenID, in state: AppState) -> ProfileViewState? {
    switch state.profiles[id] {
    case .loading:
      ProfileViewState(isLoading: true)
    case .loaded(let profile):
      state.users[profile.userID].map {
        ProfileViewState(profile: ProfileViewState.Profile(profile, of: $0))
      }
    case .failed(let message):
      ProfileViewState(loadError: message)
    case .loggedOut, nil:
      nil
    }
  }
}
