/// Where posts are kept: asynchronous, and able to fail.
///
/// What it throws is a `LocalizedError`, or a `CancellationError` from services that heed
/// cancellation. A service may also ignore it and answer late.
package protocol PostService: Sendable {
  /// Asks for everything that a user has published, in no particular order.
  func posts(by userID: User.ID) async throws -> [Post]
}
