/// Composes the reducers of the slices.
///
/// Each of them is given every action, and returns its slice as it is if the action does not
/// concern it.
enum AppReducer {
  static func reduce(_ state: AppState, _ action: AppAction) -> AppState {
    AppState(
      greeting: GreetingReducer.reduce(state.greeting, action),
      profile: ProfileReducer.reduce(state.profile, action))
  }
}
