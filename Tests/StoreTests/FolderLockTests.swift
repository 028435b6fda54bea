import Foundation
import TestSupport
import Testing

@testable import Store

@Suite(
  "The lock on a folder",
  .enabled(
    if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "Needs the open files of Linux."))
struct FolderLockTests {
  @Test("It ends at once, although a process that is being started still has its descriptor")
  func copiedDescriptor() async throws {
    let folder = try TemporaryFolder()
    let copy = try await descriptorThatOutlivesLock(on: folder.url)
    defer { close(copy) }
    let descriptor = open(folder.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  }

  /// Returns a copy of the descriptor of a lock that has ended.
  private func descriptorThatOutlivesLock(on folder: URL) async throws -> CInt {
    let lock = try await FolderLock.acquired(for: folder)
    let path = folder.resolvingSymlinksInPath().path
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let descriptor = try #require(
      descriptors.first {
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return file == path
      }.flatMap { CInt($0) })
    lock.synchronizeFolder()
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }
}
