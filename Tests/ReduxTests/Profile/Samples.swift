import Models
import Scenarios

extension User {
  /// Returns the user with another name.
  nonisolated func renamed(_ name: String) -> User {
    var user = self
    user.displayName = .sample(name)
    return user
  }

  /// Returns the user with another photo, or without one.
  nonisolated func with(photo: Photo?) -> User {
    var user = self
    user.photo = photo
    return user
  }
}
