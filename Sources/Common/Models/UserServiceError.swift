import Foundation

/// The reason why a request to a user service failed.
package enum UserServiceError: LocalizedError, Hashable {
  /// The service did not answer; the requested change may or may not have been made.
  case unreachable
  /// The service has refused the requested change, so the saved user is unchanged.
  case refused
  /// The service cannot read the saved user.
  case storeDamaged

  /// The error message that a screen shows to the person.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The profile could not be reached."
    case .refused: "The change was not accepted."
    case .storeDamaged: "The saved profile cannot be read."
    }
  }
}
