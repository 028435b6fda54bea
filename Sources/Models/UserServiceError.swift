import Foundation

/// Why a user service did not do what it was asked.
package enum UserServiceError: LocalizedError, Hashable {
  /// The service did not answer, so that nobody knows what it has done.
  case unreachable
  /// The service answered that it has not made the change.
  case refused
  /// The service holds something, and cannot read it.
  case storeDamaged

  /// What a person reads.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The profile could not be reached."
    case .refused: "The change was not accepted."
    case .storeDamaged: "The saved profile cannot be read."
    }
  }
}
