import Foundation

/// The reason why a request to a post service failed.
package enum PostServiceError: LocalizedError, Hashable {
  /// The service did not answer.
  case unreachable

  /// The error message that a screen shows to the person.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The posts could not be reached."
    }
  }
}
