import Foundation
import Models
import Store
import TestSupport
import Testing

/// Tests of a store that has no permission to use its file or folder.
///
/// Permissions do not restrict the superuser. If the superuser runs the tests, the store therefore
/// runs in a process of another user.
@Suite(
  "A user store without permissions", .inBackground,
  .enabled(if: OrdinaryUser.canRunPrograms, "No ordinary user can run the program here."))
struct UserStorePermissionTests {
  let folder: TemporaryFolder
  let content = Data(#"{"displayName":"Ana","id":"1"}"#.utf8)

  init() throws {
    folder = try TemporaryFolder()
    try content.write(to: folder.userFile)
    for url in [folder.url, folder.userFile] { try OrdinaryUser.give(url) }
  }

  @Test("P-9: In a write-protected folder the change is refused, and the old content stays")
  func readOnlyFolder() throws {
    try expectFailure(.refused, withPermissionsOfFolder: 0o500)
  }

  @Test("P-9: A write-protected file is not replaced, though the folder would allow it")
  func readOnlyFile() throws {
    try expectFailure(.refused, withPermissionsOfFile: 0o400)
  }

  @Test("P-4: A file without read permission gives a clear error and is not replaced")
  func unreadableFile() throws {
    try expectFailure(.storeDamaged, withPermissionsOfFile: 0o200)
  }

  @Test("P-4: In a folder without search permission nothing can be read or changed")
  func closedFolder() throws {
    try expectFailure(.storeDamaged, withPermissionsOfFolder: 0o600)
  }

  @Test("P-9: A folder without read permission cannot be locked, so changes are refused")
  func unlistedFolder() throws {
    try expectFailure(.refused, withPermissionsOfFolder: 0o300)
  }

  private func expectFailure(
    _ error: UserServiceError, withPermissionsOfFolder folderPermissions: Int = 0o700,
    withPermissionsOfFile filePermissions: Int = 0o600,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try folder.userFile.setPermissions(filePermissions)
    try folder.url.setPermissions(folderPermissions)
    let writer = try StoreWriter(
      changing: .name, in: folder.userFile, times: 1, after: OrdinaryUser.prologue)
    #expect(writer.waitForEnd() == 1, sourceLocation: sourceLocation)
    #expect(
      try writer.errorText() == error.localizedDescription, sourceLocation: sourceLocation)
    try folder.url.setPermissions(0o700)
    #expect(try folder.userFile.permissions() == filePermissions, sourceLocation: sourceLocation)
    try folder.userFile.setPermissions(0o600)
    #expect(try Data(contentsOf: folder.userFile) == content, sourceLocation: sourceLocation)
    #expect(try folder.names() == ["user.json"], sourceLocation: sourceLocation)
  }
}

/// An ordinary user: user 65534 if the superuser runs the tests, otherwise the current user.
private enum OrdinaryUser {
  private static let isSuperuser = geteuid() == 0
  private static let id: uid_t = 65_534

  /// The first lines of a shell script that ends with `exec "$@"`.
  ///
  /// With these lines, the script runs the program in `$@` as the ordinary user.
  static var prologue: String {
    guard isSuperuser else { return "" }
    return #"set -- setpriv --reuid=\#(id) --regid=\#(id) --clear-groups -- "$@""#
  }

  static let canRunPrograms = ShellCommand(
    text: "\(prologue)\nexec \"$@\"", arguments: ["test", "-x", StoreWriter.program.path]
  ).succeeds

  /// Makes the ordinary user the owner of a file or folder.
  static func give(_ url: URL) throws {
    guard isSuperuser else { return }
    try #require(chown(url.path, id, id) == 0)
  }
}
