import Foundation
import Testing

@testable import Metrics

@Suite("Reading what git prints")
struct CommitTests {
  private let blobs = ["a", "b"].map { String(repeating: $0, count: 40) }

  @Test("A log has commits with the files that they changed")
  func log() throws {
    let log = """
      c1\0Show \u{1F600}\0\n:100644 100755 \(blobs[0]) \(blobs[1]) M\0b\tc\0\
      :000000 100644 \(blobs[0]) \(blobs[1]) A\0:d\0\
      :100644 120000 \(blobs[0]) \(blobs[1]) T\0e\0\
      3\t1\tb\tc\0-\t-\t:d\0\
      1\t2\te\0\0c2\0\0
      """
    #expect(
      try Commit.all(inLog: Data(log.utf8)) == [
        Commit(
          id: "c1", subject: "Show \u{1F600}",
          changes: [
            FileChange(
              path: "b\tc", isNew: false, blobs: (blobs[0], blobs[1]),
              lines: .init(added: 3, removed: 1)),
            FileChange(path: ":d", isNew: true, blobs: (nil, blobs[1]), lines: nil),
            FileChange(
              path: "e", isNew: false, blobs: (blobs[0], nil), lines: .init(added: 1, removed: 2)),
          ]), Commit(id: "c2", subject: "", changes: []),
      ])
    #expect(try Commit.all(inLog: Data()) == [])
  }

  @Test(
    "A log that is something else is refused",
    arguments: [
      "c1", "what\0s", ":100644 100644 a b M\0f\0", "c1\0s\0:100644 100644 a M\0f\0",
      "c1\0s\0:100644 100644 a b M", "c1\0s\0001\t1\tf\0", "c1\0s\0001\t1\0",
    ])
  func strangeLog(log: String) {
    #expect(throws: GitError.unreadable(command: "log")) {
      try Commit.all(inLog: Data(log.utf8))
    }
  }

  @Test("A batch has contents of any bytes, by their names")
  func batch() throws {
    let batch = Data("a blob 5\nb\n\0 c\nd blob 0\n\n".utf8)
    #expect(
      try GitRepository.contents(inBatch: batch) == ["a": Data("b\n\0 c".utf8), "d": Data()])
    #expect(try GitRepository.contents(inBatch: Data()) == [:])
  }

  @Test(
    "A batch that lacks something is refused",
    arguments: [
      "a missing\n", "a blob 9\nb\n", "a tree 1\nb\n", "a blob -1\nb\n", "a blob 1",
    ])
  func strangeBatch(batch: String) {
    #expect(throws: GitError.unreadable(command: "cat-file")) {
      try GitRepository.contents(inBatch: Data(batch.utf8))
    }
  }
}
