import Foundation
import Models
import Store
import TestSupport
import Testing

@Suite(
  "A user store without permissions",
  .enabled(if: geteuid() != 0, "Permissions do not restrict the superuser."))
struct UserStorePermissionTests {
  @Test(
    "P-4, P-9: A file that may not be read or replaced gives a clear error and is left as it is",
    arguments: [
      (0o200, 0o700, UserServiceError.storeDamaged), (0o600, 0o600, .storeDamaged),
      (0o400, 0o700, .refused), (0o600, 0o500, .refused),
    ])
  func unusable(file: Int, folder permissions: Int, error: UserServiceError) async throws {
    let folder = try TemporaryFolder()
    let content = Data(#"{"displayName":"Ana","id":"1"}"#.utf8)
    try content.write(to: folder.userFile)
    try folder.userFile.setPermissions(file)
    try folder.url.setPermissions(permissions)
    await #expect(throws: error) {
      try await UserStore(fileURL: folder.userFile).changeDisplayName(to: DisplayName("David"))
    }
    try folder.url.setPermissions(0o700)
    #expect(try folder.userFile.permissions() == file)
    try folder.userFile.setPermissions(0o600)
    #expect(try Data(contentsOf: folder.userFile) == content)
    #expect(try folder.names() == ["user.json"])
  }
}
