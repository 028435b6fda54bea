/// An asynchronous service that stores posts; every request to the service can fail.
///
/// A request that fails throws a `LocalizedError`. A cancelled request throws a
/// `CancellationError` if the service supports cancellation. A service without this support may
/// return a result long after the cancellation.
package protocol PostService: Sendable {
  /// Returns all posts of a user, in no particular order.
  func posts(by userID: User.ID) async throws -> [Post]
}
