/// The state of the whole app, with a slice for each screen that is open.
///
/// A screen can be open twice, so the slices are kept by the identifiers of the screens. The first
/// action of a screen makes its slice, and `didLeave` removes it.
nonisolated struct AppState: Equatable {
  var greetings: [ScreenID: GreetingState] = [:]
  var profiles: [ScreenID: ProfileState] = [:]
}

/// An identifier that no other screen of the app has.
nonisolated struct ScreenID: Hashable {
  let number: Int
}
