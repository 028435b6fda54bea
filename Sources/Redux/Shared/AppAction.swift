/// Something that has happened in the app: an event of a screen, or the answer to a request.
enum AppAction {
  case greeting(GreetingAction)
  case profile(ProfileAction)
}
