import Foundation

/// A user service that keeps the user in a JSON file.
///
/// A missing file stands for the sample user and is written with the first change. A file that
/// cannot be read, for whatever reason, is left as it is: every request but logging out then
/// throws `UserServiceError.storeDamaged`. A change that cannot be written throws
/// `UserServiceError.refused`, and the file keeps what it had; so does a change of a file with
/// keys that this version does not know, which can be read. Of a key that is there twice the first
/// value counts, and a change drops the other.
///
/// Several stores, also of different processes, may use one file at once. A request that is
/// cancelled before it is carried out throws a `CancellationError` and changes nothing.
package actor UserStore: UserService {
  private let file: UserFile
  private var delay: Duration
  private var failure: UserServiceError?

  /// Creates a store; nothing is read or written before the first request.
  ///
  /// - Parameters:
  ///   - fileURL: The JSON file. Folders that are missing are created with the first change.
  ///   - delay: How long each request waits before it is answered.
  ///   - failure: What each request throws instead of being answered; nil to answer.
  package init(fileURL: URL, delay: Duration = .zero, failure: UserServiceError? = nil) {
    self.file = UserFile(url: fileURL)
    self.delay = delay
    self.failure = failure
  }

  /// Sets how long each request made from now on waits before it is answered.
  package func setDelay(_ delay: Duration) {
    self.delay = delay
  }

  /// Sets what each request made from now on throws instead of being answered; nil to answer.
  package func setFailure(_ failure: UserServiceError?) {
    self.failure = failure
  }

  /// Reads the saved user; the sample user when none is saved.
  package func currentUser() async throws -> User {
    try await waitOrFail()
    return try file.read()?.user ?? .sample
  }

  /// Saves the display name; a photo saved meanwhile is kept.
  package func changeDisplayName(to name: DisplayName) async throws {
    try await change { $0.displayName = name }
  }

  /// Saves the photo; a display name saved meanwhile is kept.
  package func changePhoto(to photo: Photo) async throws {
    try await change { $0.photo = photo }
  }

  /// Ends the session; what is saved stays for the next one.
  package func logOut() async throws {
    try await waitOrFail()
  }

  private func change(_ apply: (inout User) -> Void) async throws {
    try await waitOrFail()
    let lock = try await FolderLock.acquired(for: file.folder)
    // Read anew, as other stores use the file too, and without a pause until it is written.
    let content = try file.read()
    if content?.hasUnknownKeys == true {
      throw UserServiceError.refused
    }
    var user = content?.user ?? .sample
    apply(&user)
    try file.write(user, holding: lock)
  }

  private func waitOrFail() async throws {
    let failure = failure
    if delay > .zero {
      try await Task.sleep(for: delay)
    }
    try Task.checkCancellation()
    if let failure {
      throw failure
    }
  }
}
