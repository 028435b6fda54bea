/// Changes the parts of the state that an action is about.
nonisolated enum AppReducer {
  static func reduce(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .greeting(let action, let id):
      GreetingReducer.reduce(&state.greetings[id], action)
    case .profile(let action, let id):
      UsersReducer.reduce(&state.users, action, on: state.profiles[id])
      ProfileReducer.reduce(&state.profiles[id], action, user: state.user(on: id))
      if case .didLeave = action { state.dropUsers() }
    case .thunk:
      break
    }
  }
}
