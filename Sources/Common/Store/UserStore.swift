import Foundation
import Models

/// A user service that keeps the user in a JSON file.
///
/// ```swift
/// let store = UserStore(fileURL: URL(filePath: "user.json"))
/// try await store.changeDisplayName(to: DisplayName("Harry Houdini"))
/// let user = try await store.currentUser()
/// ```
///
/// While the file is missing, the store returns a sample user. The first change creates the file.
/// If the file cannot be read, it is not changed, and every request except logging out throws
/// `UserServiceError.storeDamaged`. A change that cannot be written throws
/// `UserServiceError.refused`, and the file keeps its content. A file with keys that this version
/// does not know can be read, but every change is refused. If a key occurs twice in the file, the
/// first value counts, and a change removes the second value.
///
/// Of two stores that change one file at the same time, the last one wins. A request that is
/// cancelled before it is carried out throws a `CancellationError` and changes nothing.
package actor UserStore: UserService {
  private let file: UserFile

  /// Creates a store; nothing is read or written before the first request.
  ///
  /// - Parameter fileURL: The JSON file. The first change creates the folders that are missing.
  package init(fileURL: URL) {
    self.file = UserFile(url: fileURL)
  }

  /// Returns the saved user, or the sample user if no user has been saved.
  package func currentUser() async throws -> User {
    try Task.checkCancellation()
    return try file.read()?.user ?? .sample
  }

  /// Saves the display name; the saved photo stays in the file.
  package func changeDisplayName(to name: DisplayName) async throws {
    try change { $0.displayName = name }
  }

  /// Saves the photo; the saved display name stays in the file.
  package func changePhoto(to photo: Photo) async throws {
    try change { $0.photo = photo }
  }

  /// Logs the user out; the saved user stays in the file.
  package func logOut() async throws {
    try Task.checkCancellation()
  }

  private func change(_ apply: (inout User) -> Void) throws {
    try Task.checkCancellation()
    let content = try file.read()
    if content?.hasUnknownKeys == true {
      throw UserServiceError.refused
    }
    var user = content?.user ?? .sample
    apply(&user)
    try file.write(user)
  }
}
