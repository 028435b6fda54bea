/// Where the signed-in user is kept: asynchronous, and able to fail.
///
/// What it throws is a `LocalizedError`, or a `CancellationError` from services that heed
/// cancellation. A service may also ignore it and answer late.
package protocol UserService: Sendable {
  /// Asks who is signed in.
  func currentUser() async throws -> User

  /// Changes the display name, and nothing else; the change is made once this returns.
  func changeDisplayName(to name: DisplayName) async throws

  /// Changes the photo, and nothing else; the change is made once this returns.
  func changePhoto(to photo: Photo) async throws

  /// Tells the service that the user has logged out.
  func logOut() async throws
}
