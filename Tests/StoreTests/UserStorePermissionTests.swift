import Foundation
import Models
import Store
import Testing

/// As another user where the tests are the superuser's, who may do everything.
@Suite(
  "A user store that may not do everything",
  .enabled(if: Anybody.canRunPrograms, "The program cannot be run as anybody without rights."))
struct UserStorePermissionTests {
  let folder: TemporaryFolder
  let content = Data(#"{"displayName":"Ana","id":"1"}"#.utf8)

  init() throws {
    folder = try TemporaryFolder()
    try content.write(to: folder.userFile)
    for url in [folder.url, folder.userFile] { try Anybody.give(url) }
  }

  @Test("P-9: In a folder that may not be written the change is refused, and the old stays")
  func readOnlyFolder() throws {
    try expectFailure(.refused, withPermissionsOfFolder: 0o500)
  }

  @Test("P-9: A file that may not be written is not replaced, though the folder would allow it")
  func readOnlyFile() throws {
    try expectFailure(.refused, withPermissionsOfFile: 0o400)
  }

  @Test("P-4: A file that may not be read gives a clear error, and is not replaced")
  func unreadableFile() throws {
    try expectFailure(.storeDamaged, withPermissionsOfFile: 0o200)
  }

  @Test("P-4: In a folder that may not be entered nothing can be read, and nothing is changed")
  func closedFolder() throws {
    try expectFailure(.storeDamaged, withPermissionsOfFolder: 0o600)
  }

  @Test("P-9: In a folder that may not be listed no process can be alone, and nothing is changed")
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
      changing: .name, in: folder.userFile, times: 1, after: Anybody.prologue)
    #expect(writer.waitForEnd() == 1, sourceLocation: sourceLocation)
    #expect(
      try writer.errorText() == error.localizedDescription, sourceLocation: sourceLocation)
    try folder.url.setPermissions(0o700)
    #expect(try folder.userFile.permissions() == filePermissions, sourceLocation: sourceLocation)
    try folder.userFile.setPermissions(0o600)
    #expect(try Data(contentsOf: folder.userFile) == content, sourceLocation: sourceLocation)
    #expect(try folder.contents() == ["user.json"], sourceLocation: sourceLocation)
  }
}

/// Somebody without rights: nobody if the tests are the superuser's, else whoever runs them.
private enum Anybody {
  private static let isSuperuser = geteuid() == 0
  private static let nobody: uid_t = 65_534

  /// Shell commands after which a program is run as that person.
  static var prologue: String {
    guard isSuperuser else { return "" }
    return #"set -- setpriv --reuid=\#(nobody) --regid=\#(nobody) --clear-groups -- "$@""#
  }

  static let canRunPrograms = ShellCommand(
    text: "\(prologue)\nexec \"$@\"", arguments: ["test", "-x", StoreWriter.program.path]
  ).succeeds

  /// Makes that person the owner of a file or folder.
  static func give(_ url: URL) throws {
    guard isSuperuser else { return }
    try #require(chown(url.path, nobody, nobody) == 0)
  }
}
