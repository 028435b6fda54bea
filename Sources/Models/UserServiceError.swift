import Foundation

/// The reason why a user service failed.
package enum UserServiceError: LocalizedError, Hashable {
  /// The service did not answer; a change may have been made or not.
  case unreachable
  /// The service has not made the change.
  case refused
  /// The service cannot read the user that it has saved.
  case storeDamaged

  /// The message for the person.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The profile could not be reached."
    case .refused: "The change was not accepted."
    case .storeDamaged: "The saved profile cannot be read."
    }
  }
}
