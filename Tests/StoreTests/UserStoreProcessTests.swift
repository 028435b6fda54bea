import Foundation
import Models
import Store
import TestSupport
import Testing

@Suite("A user store that other processes use", .inBackground, .serialized)
struct UserStoreProcessTests {
  let folder: TemporaryFolder
  let store: UserStore

  init() throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
  }

  @Test(
    "A process killed after a change leaves the old or the new content whole", arguments: 1...10)
  func kill(afterChanges count: Int) async throws {
    try await expectWholeFile(withPhotoOf: count * 50_000) { writer in
      writer.wait(forChanges: count)
    }
  }

  @Test(
    "P-9, P-14: With a full disk the change is refused and only the old content is there")
  func fullDisk() async throws {
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 2_000_000)))
    let content = try Data(contentsOf: folder.userFile)

    let writer = try StoreWriter(
      changing: .name, in: folder.userFile, times: 1, after: "trap '' XFSZ; ulimit -f 1000")
    #expect(writer.waitForEnd() == 1)
    #expect(try writer.errorText() == UserServiceError.refused.localizedDescription)
    #expect(try Data(contentsOf: folder.userFile) == content)
    #expect(try folder.names() == ["user.json"])
  }

  @Test(
    "P-9: With a file system that is really full the change is refused too",
    .enabled(if: Disk.canBeMounted, "No file system can be mounted here, even for one process."))
  func fullFileSystem() async throws {
    // The new content does not fit on the disk together with the old content.
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 30_000)))
    let disk = folder.url.appending(component: "disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)

    let writer = try StoreWriter(
      changing: .name, in: disk.appending(component: "user.json"), times: 1,
      after: Disk.prologue(mounting: disk, holding: folder.userFile, copiedTo: folder.url))
    #expect(writer.waitForEnd() == 1)
    #expect(try writer.errorText() == UserServiceError.refused.localizedDescription)
    let copy = folder.url.appending(component: "copy")
    #expect(try FileManager.default.contentsOfDirectory(atPath: copy.path) == ["user.json"])
    #expect(
      try Data(contentsOf: copy.appending(component: "user.json"))
        == Data(contentsOf: folder.userFile))
  }

  @Test("No change leaves a file or folder open")
  func closesFiles() throws {
    let writer = try StoreWriter(
      changing: .name, in: folder.userFile, times: 100, after: "ulimit -n 64")
    #expect(writer.waitForEnd() == 0)
    #expect(writer.changeCount == 100)
  }

  @Test("P-16: Two processes that change name and photo at once keep each other's changes")
  func twoProcesses() async throws {
    let writers = [
      try StoreWriter(changing: .name, in: folder.userFile, times: 40),
      try StoreWriter(changing: .photo, in: folder.userFile, times: 40),
    ]
    for writer in writers {
      #expect(writer.waitForEnd() == 0)
      #expect(try writer.errorText() == "")
    }
    let user = try await store.currentUser()
    #expect(user.displayName.text == "40")
    #expect(user.photo?.data == .jpegSignature.padded(to: 43))
    #expect(try folder.names() == ["user.json"])
  }

  @Test("Eight processes that make the same changes at once neither fail nor damage the file")
  func eightProcesses() async throws {
    let writers = try (0..<8).map { number in
      try StoreWriter(
        changing: number.isMultiple(of: 2) ? .name : .photo, in: folder.userFile, times: 10)
    }
    for writer in writers {
      // A writer also ends after another writer has overwritten its latest change.
      _ = writer.waitForEnd()
      #expect(try writer.errorText() == "")
    }
    let user = try await store.currentUser()
    #expect(user.displayName.text == "10")
    #expect(user.photo?.data == .jpegSignature.padded(to: 13))
    #expect(try folder.names() == ["user.json"])
  }

  /// Kills a process that keeps changing the file, and expects an undamaged file.
  ///
  /// The process is killed as soon as the function `moment` returns. This function can wait until
  /// the process has made some changes.
  ///
  /// The file must contain the last change that the process has reported, or the change after it.
  /// A later change must remove all other files that the killed process has left.
  ///
  /// The result is true if the process was killed in the middle of a write.
  @discardableResult
  private func expectWholeFile(
    withPhotoOf byteCount: Int, afterKillingAt moment: (StoreWriter) -> Void
  ) async throws -> Bool {
    let photo = try Photo(.pngSignature.padded(to: byteCount))
    try await store.changePhoto(to: photo)

    let writer = try StoreWriter(changing: .name, in: folder.userFile, times: .max)
    moment(writer)
    writer.kill()
    #expect(writer.waitForEnd() == SIGKILL)
    let wasWriting = try folder.names().contains(".user.json.new")

    let user = try await store.currentUser()
    let number = try #require(Int(user.displayName.text))
    #expect([writer.changeCount, writer.changeCount + 1].contains(number))
    #expect(user.photo == photo)

    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try await store.currentUser().displayName.text == "David")
    #expect(try folder.names() == ["user.json"])
    return wasWriting
  }
}

/// A temporary file system of 64 kB that only one process can see.
private enum Disk {
  static let canBeMounted = ShellCommand(
    text: "unshare --map-root-user --mount mount -t tmpfs none /tmp"
  ).succeeds

  /// Returns shell commands that run a program with the disk mounted on the folder `disk`.
  ///
  /// At the start of the program, the disk contains only a copy of `file`. After the end of the
  /// program, the commands copy the content of the disk to the folder `copy` in `folder`.
  static func prologue(mounting disk: URL, holding file: URL, copiedTo folder: URL) -> String {
    """
    set -- unshare --map-root-user --mount sh -c '
      mount -t tmpfs -o size=64k none "$1" && cp -p "$2" "$1/user.json" || exit 2
      disk=$1 copy=$3/copy
      shift 3
      "$@"
      code=$?
      cp -a "$disk" "$copy"
      exit $code
    ' sh "\(disk.path)" "\(file.path)" "\(folder.path)" "$@"
    """
  }
}
