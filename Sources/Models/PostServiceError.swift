import Foundation

/// Why a post service did not do what it was asked.
package enum PostServiceError: LocalizedError, Hashable {
  /// The service did not answer.
  case unreachable

  /// What a person reads.
  package var errorDescription: String? {
    switch self {
    case .unreachable: "The posts could not be reached."
    }
  }
}
