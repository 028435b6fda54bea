/// An asynchronous service that keeps posts and can fail.
///
/// It throws a `LocalizedError`, or a `CancellationError` if it supports cancellation. It may also
/// ignore cancellation and answer late.
package protocol PostService: Sendable {
  /// Returns all posts of a user, in no particular order.
  func posts(by userID: User.ID) async throws -> [Post]
}
