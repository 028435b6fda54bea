/// Something that has happened on a screen of the app: an event, or the answer to a request.
nonisolated enum AppAction {
  case greeting(GreetingAction, on: ScreenID)
  case profile(ProfileAction, on: ScreenID)
}
