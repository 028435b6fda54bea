import Foundation
import Models

extension User {
  /// The user that a user store returns before a user has been saved.
  static let sample: User = {
    do {
      return try User(id: ID(rawValue: "sample"), displayName: DisplayName("David Blaine"))
    } catch {
      preconditionFailure("The sample user has no valid name: \(error.localizedDescription)")
    }
  }()
}
