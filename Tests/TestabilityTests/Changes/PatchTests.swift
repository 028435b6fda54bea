import Foundation
import TestSupport
import Testing

@testable import Testability

@Suite("A patch")
struct PatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one\ntwo\nthree\nfour\n", to: "Sources/a.swift")
    try folder.write("old\n", to: "Sources/old.swift")
  }

  @Test("It edits, adds and deletes files, and says where they differ")
  func applied() throws {
    var tree = try tree()
    let changes = try tree.apply(
      Patch(
        """
        Words before the first file.

        diff --git a/Sources/a.swift b/Sources/a.swift
        index 1..2 100644
        --- a/Sources/a.swift
        +++ b/Sources/a.swift
        @@ -1,4 +1,5 @@
        -one
        +1
        +1.5
         two
         three
        -four
        +4
        diff --git a/Sources/new.swift b/Sources/new.swift
        new file mode 100644
        --- /dev/null
        +++ b/Sources/new.swift
        @@ -0,0 +1 @@
        +new
        \\ No newline at end of file
        diff --git a/Sources/old.swift b/Sources/old.swift
        deleted file mode 100644
        --- a/Sources/old.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -old

        """))
    #expect(try tree.text(of: "Sources/a.swift") == "1\n1.5\ntwo\nthree\n4\n")
    #expect(try tree.text(of: "Sources/new.swift") == "new")
    #expect(tree.paths == ["Sources/a.swift", "Sources/new.swift"])
    #expect(
      changes.map(\.places) == [
        [.init(before: 1..<2, after: 1..<3), .init(before: 4..<5, after: 5..<6)],
        [.init(before: 1..<1, after: 1..<2)], [.init(before: 1..<2, after: 1..<1)],
      ])
    #expect(changes.map(\.pathBefore) == ["Sources/a.swift", nil, "Sources/old.swift"])
    #expect(changes.map(\.pathAfter) == ["Sources/a.swift", "Sources/new.swift", nil])
    #expect(changes[2].diff.hasPrefix("diff --git a/Sources/old.swift"))
  }

  @Test("A file moves, with its changes")
  func renamed() throws {
    var tree = try tree()
    try tree.apply(
      Patch(
        """
        diff --git a/Sources/old.swift b/Sources/Deep/moved.swift
        similarity index 50%
        rename from Sources/old.swift
        rename to Sources/Deep/moved.swift
        --- a/Sources/old.swift
        +++ b/Sources/Deep/moved.swift
        @@ -1 +1 @@
        -old
        +moved

        """))
    #expect(tree.paths == ["Sources/Deep/moved.swift", "Sources/a.swift"])
    #expect(try tree.text(of: "Sources/Deep/moved.swift") == "moved\n")
  }

  @Test("Lines that have moved since are found, the nearest ones first")
  func moved() throws {
    try folder.write("two\nzero\nnew\none\ntwo\nthree\ntwo\n", to: "Sources/a.swift")
    var tree = try tree()
    let change = try tree.apply(edit("@@ -2 +2 @@\n-two\n+2\n")).first
    #expect(change?.after == "2\nzero\nnew\none\ntwo\nthree\ntwo\n")
    let next = try tree.apply(edit("@@ -4 +4 @@\n-two\n+2\n")).first
    #expect(next?.places == [.init(before: 5..<6, after: 5..<6)])
  }

  @Test(
    "What does not fit is named, and changes nothing",
    arguments: [
      ("a", "@@ -1 +1 @@\n-five\n+5\n", "The patch does not fit Sources/a.swift near line 1."),
      (
        "a", "@@ -3,2 +3 @@\n three\n-two\n", "The patch does not fit Sources/a.swift near line 3."
      ),
      ("b", "@@ -1 +1 @@\n-one\n+1\n", "There is no file Sources/b.swift."),
      (
        "a", "new file mode 100644\n@@ -0,0 +1 @@\n+1\n", "The file Sources/a.swift exists already."
      ),
      (
        "a", "deleted file mode 100644\n@@ -1 +0,0 @@\n-one\n",
        "The patch deletes other lines than those of Sources/a.swift."
      ),
    ])
  func unfit(file: String, hunk: String, message: String) throws {
    var tree = try tree()
    let first = "diff --git a/Sources/old.swift b/Sources/old.swift\n@@ -1 +1 @@\n-old\n+new\n"
    let patch = try Patch(
      first + "diff --git a/Sources/\(file).swift b/Sources/\(file).swift\n" + hunk)
    #expect(throws: ChangeError(message)) { try tree.apply(patch) }
    #expect(try tree.text(of: "Sources/old.swift") == "old\n")
  }

  @Test(
    "What `git diff` does not write is refused",
    arguments: [
      "@@ -1,2 +1 @@\n-one\n", "@@ one @@\n-one\n", "@@ -1 +1 @@\n*one\n", "GIT binary patch\n",
    ])
  func unreadable(hunk: String) {
    #expect(throws: ChangeError.self) { try edit(hunk) }
  }

  @Test("Files that were not collected are left out")
  func uncollected() throws {
    var tree = try FileTree(of: folder.url, folders: ["Sources/old.swift"])
    let changes = try tree.apply(edit("@@ -1 +1 @@\n-five\n+5\n"))
    #expect(changes.isEmpty)
  }

  private func tree() throws -> FileTree { try FileTree(of: folder.url, folders: ["Sources"]) }

  private func edit(_ hunk: String) throws -> Patch {
    try Patch("diff --git a/Sources/a.swift b/Sources/a.swift\n" + hunk)
  }
}
