/// An asynchronous service that keeps the signed-in user and can fail.
///
/// It throws a `LocalizedError`, or a `CancellationError` if it supports cancellation. It may also
/// ignore cancellation and answer late.
package protocol UserService: Sendable {
  /// Returns the user who is signed in.
  func currentUser() async throws -> User

  /// Changes the display name and nothing else; the change has been made when this returns.
  func changeDisplayName(to name: DisplayName) async throws

  /// Changes the photo and nothing else; the change has been made when this returns.
  func changePhoto(to photo: Photo) async throws

  /// Tells the service that the user has logged out.
  func logOut() async throws
}
