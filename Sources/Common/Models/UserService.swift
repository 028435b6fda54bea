/// An asynchronous service that stores the signed-in user; every request to the service can fail.
///
/// A request that fails throws a `LocalizedError`. A cancelled request throws a
/// `CancellationError` if the service supports cancellation. A service without this support may
/// return a result long after the cancellation.
package protocol UserService: Sendable {
  /// Returns the user who is signed in.
  func currentUser() async throws -> User

  /// Changes the user's display name but not the photo, and returns after the change has been made.
  func changeDisplayName(to name: DisplayName) async throws

  /// Changes the user's photo but not the display name, and returns after the change has been made.
  func changePhoto(to photo: Photo) async throws

  /// Tells the service that the user has logged out.
  func logOut() async throws
}
