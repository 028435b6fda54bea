/// The state of the whole app, with a slice for each screen.
///
/// There is one slice for the profile, so the app shows one profile screen at a time.
struct AppState {
  var greeting = GreetingState()
  var profile = ProfileState()
}
