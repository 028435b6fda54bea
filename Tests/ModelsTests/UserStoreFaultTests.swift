import Foundation
import Models
import Testing

@Suite(
  "A user store for which the system does not do what it is asked",
  .enabled(if: hasFaults, "Calls of the system are made to fail on Linux alone."),
  .timeLimit(.minutes(1)))
struct UserStoreFaultTests {
  let folder: TemporaryFolder
  let store: UserStore
  /// What the file holds before the change, and after it.
  let old: Data
  let new: Data
  /// The names of the calls that a change makes.
  let calls: [String]

  init() async throws {
    folder = try TemporaryFolder()
    store = UserStore(fileURL: folder.userFile)
    try await store.changePhoto(to: Photo(.pngSignature.padded(to: 3_000)))
    old = try Data(contentsOf: folder.userFile)
    let writer = try StoreWriter(
      changing: .name, in: folder.userFile, times: 1, suffering: .error(0, call: 0))
    #expect(writer.waitForEnd() == 0)
    calls = try writer.errorText().split(separator: " ").map(String.init)
    new = try Data(contentsOf: folder.userFile)
  }

  @Test("New content is on the disk before it takes the file's name, and then its name is")
  func order() {
    let names = calls.filter { ["write", "fsync", "rename"].contains($0) }
    #expect(names == ["write", "fsync", "rename", "fsync"])
  }

  @Test("Killed before any call of a change, a process leaves the old or the new, whole")
  func killedAtEachCall() async throws {
    for call in 1...calls.count {
      try await expectWholeFile(afterKillingAt: call)
    }
  }

  @Test("Killed at 200 moments of a change, a process leaves the old or the new, whole")
  func killedAtAnyMoment() async throws {
    let write = try #require(calls.firstIndex(of: "write")) + 1
    var generator = SplitMix64(state: 2_026)
    for _ in 1...200 {
      // Nothing changes on the disk between calls. Every other moment is one within the writing.
      if Bool.random(using: &generator) {
        let byteCount = Int.random(in: 0...new.count, using: &generator)
        try await expectWholeFile(afterKillingAt: write, writtenBytes: byteCount)
      } else {
        try await expectWholeFile(
          afterKillingAt: Int.random(in: 1...calls.count, using: &generator))
      }
    }
  }

  @Test(
    "P-9, P-14: Whatever call fails, the change is made or refused, and the next one is made",
    arguments: [EIO, ENOSPC, EDQUOT, EINTR, EACCES])
  func failingCall(error: CInt) async throws {
    let lock = try #require(calls.firstIndex(of: "flock"))
    let check = try #require(calls.firstIndex(of: "access"))
    let rename = try #require(calls.firstIndex(of: "rename"))
    for (index, name) in calls.enumerated() {
      try old.write(to: folder.userFile)
      let writer = try change(.error(error, call: index + 1))
      let isMade = writer.waitForEnd() == 0
      let context: Comment = "\(name), call \(index + 1), error \(error)"
      if isMade {
        let isHarmless =
          ["mkdir", "unlink", "close"].contains(name) || index > rename || error == EINTR
        #expect(isHarmless, context)
      } else {
        let isReading = lock < index && index < check
        let reason = isReading ? UserServiceError.storeDamaged : .refused
        #expect(try writer.errorText() == reason.localizedDescription, context)
      }
      #expect(try Data(contentsOf: folder.userFile) == (isMade ? new : old), context)
      try await expectNextChange(context)
    }
  }

  @Test("A process killed while it is alone at the file holds up nobody after that")
  func killedWithLock() async throws {
    let write = try #require(calls.firstIndex(of: "write")) + 1
    let holder = try change(.stop(call: write, writtenBytes: 100))
    defer { holder.kill() }
    var status = stat()
    while stat(folder.newFile.path, &status) != 0 || status.st_size != 100 {
      try #require(!Task.isCancelled)
    }
    let others = [
      try StoreWriter(changing: .name, in: folder.userFile, times: 3),
      try StoreWriter(changing: .photo, in: folder.userFile, times: 3),
    ]
    holder.kill()
    #expect(holder.waitForEnd() == SIGKILL)
    for writer in others {
      #expect(writer.waitForEnd() == 0)
      #expect(writer.changeCount == 3)
    }
    try await expectNextChange()
  }

  private func change(_ fault: StoreWriter.Fault) throws -> StoreWriter {
    try StoreWriter(changing: .name, in: folder.userFile, times: 1, suffering: fault)
  }

  private func expectWholeFile(afterKillingAt call: Int, writtenBytes: Int = 0) async throws {
    try old.write(to: folder.userFile)
    let writer = try change(.kill(call: call, writtenBytes: writtenBytes))
    let context: Comment = "call \(call), \(writtenBytes) bytes"
    #expect(writer.waitForEnd() == SIGKILL, context)
    let rename = try #require(calls.firstIndex(of: "rename")) + 1
    #expect(try Data(contentsOf: folder.userFile) == (call > rename ? new : old), context)
    try await expectNextChange(context)
  }

  private func expectNextChange(_ context: Comment? = nil) async throws {
    try await store.changeDisplayName(to: DisplayName("David"))
    #expect(try await store.currentUser().displayName.text == "David", context)
    #expect(try folder.contents() == ["user.json"], context)
  }
}

#if os(Linux)
  private let hasFaults = true
#else
  private let hasFaults = false
#endif

/// Random numbers that are the same in each run.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
