import Foundation

/// The reason why a post service failed.
package enum PostServiceError: LocalizedError, Hashable {
  /// The service did not answer.
  case unreachable

  /// The message for the person.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The posts could not be reached."
    }
  }
}
