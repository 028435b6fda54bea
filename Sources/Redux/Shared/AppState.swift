import Models

/// The state of the whole app: the users, and a slice for each screen that is open.
nonisolated struct AppState: Equatable {
  /// The users that open screens refer to, until one of them logs out.
  var users: [User.ID: User] = [:]
  var greetings: [ScreenID: GreetingState] = [:]
  var profiles: [ScreenID: ProfileState] = [:]

  /// Returns the user whose profile is loaded on a screen.
  func user(on id: ScreenID) -> User? {
    profiles[id]?.profile.flatMap { users[$0.userID] }
  }

  /// Drops the users to whom no screen refers.
  mutating func dropUsers() {
    let ids = profiles.values.compactMap(\.profile?.userID)
    users = users.filter { ids.contains($0.key) }
  }
}

/// An identifier that no other screen of the app has.
package nonisolated struct ScreenID: Hashable {
  let number: Int

  /// Creates the identifier with a number that no other screen has.
  package init(number: Int) {
    self.number = number
  }
}
