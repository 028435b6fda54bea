/// Makes the new state of the app from the former state and an action.
///
/// An action says which screen it is about, and only the slice of this screen is made anew.
///
/// All reducers are pure: the same state and the same action always give the same result, and
/// nothing else happens. As they are `nonisolated`, the compiler keeps them from everything that
/// belongs to the main actor, such as views and the cache.
nonisolated enum AppReducer {
  static func reduce(_ state: AppState, _ action: AppAction) -> AppState {
    var state = state
    switch action {
    case .greeting(let action, let id):
      state.greetings[id] = GreetingReducer.reduce(state.greetings[id], action)
    case .profile(let action, let id):
      state.profiles[id] = ProfileReducer.reduce(state.profiles[id], action)
    }
    return state
  }
}
