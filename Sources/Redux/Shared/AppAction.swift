/// Something that has happened on a screen of the app, or a thunk to run.
nonisolated enum AppAction {
  case greeting(GreetingAction, on: ScreenID)
  case profile(ProfileAction, on: ScreenID)
  case thunk(Thunk)
}
