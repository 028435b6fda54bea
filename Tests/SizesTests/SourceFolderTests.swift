import Foundation
import TestSupport
import Testing

@testable import Sizes

@Suite("Measuring a folder of sources")
struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the size of a path in the folder, the notes, and true if every source was measured.
  private func measure(
    _ path: String = ""
  ) throws(SourceFolderError) -> (size: CodeSize, notes: [String], isComplete: Bool) {
    let found = try SourceFolder(at: folder.url.appending(path: path))
    return (CodeSize(of: found.files), found.notes, found.isComplete)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(path), withDestinationPath: target)
  }

  @Test("Swift files at every depth count, others and hidden ones do not")
  func selection() throws {
    for path in ["A.swift", "README.md", ".hidden.swift", ".build/E.swift"] {
      try folder.write("a", to: path)
    }
    try folder.write("b\nb", to: "B/C/D.swift")
    try folder.write(Data([0xFF, 0]), to: "B/image.png")
    let found = try measure()
    #expect(found.size.files == 2 && found.size.codeLines == 3)
    #expect(found.notes.isEmpty && found.isComplete)
  }

  @Test("Folders are left out by their names at every depth, and counted")
  func leftOut() throws {
    for path in ["A.swift", "Pods/B.swift", "C/Pods/D.swift", ".build/E.swift", "pods/F.swift"] {
      try folder.write("a", to: path)
    }
    try folder.write("a", to: "G/Pods")
    let found = try SourceFolder(at: folder.url, leavingOut: ["Pods", ".build", "A.swift"])
    #expect(found.files.map(\.path) == ["A.swift", "pods/F.swift"])
    #expect(found.leftOut == ["Pods": 2, ".build": 1])
    #expect(found.notes.isEmpty && found.isComplete)
    let inside = try SourceFolder(at: folder.url.appending(path: "Pods"), leavingOut: ["Pods"])
    #expect(inside.files.map(\.path) == ["B.swift"])
  }

  @Test("A type is one within a module: a target of SwiftPM, or else a folder below the path")
  func modules() throws {
    for module in ["A", "B", "Sources/C", "Sources/D", "Tests/CTests"] {
      try folder.write("class V {\n}", to: "\(module)/V.swift")
      try folder.write("extension V {\n\na\n}", to: "\(module)/Parts/V+Parts.swift")
      try folder.write("extension String {\na\nb\n}", to: "\(module)/String.swift")
    }
    #expect(try measure().size.largestTypeLines == 5)
    try folder.write("extension Only {\na\nb\nc\n}", to: "B/Only.swift")
    try folder.write("class Only {\n}", to: "A/Only.swift")
    #expect(try measure().size.largestTypeLines == 7)
    // Only the imports say which of these types the extension extends.
    try folder.write("extension V {\na\nb\nc\n}", to: "E/V.swift")
    #expect(try measure().size.largestTypeLines == 7)
  }

  @Test("Many files are measured at the same time with the figures and notes of one after another")
  func manyFiles() throws {
    let numbers = 100..<160
    for number in numbers {
      let lines = String(repeating: "a\n", count: number)
      try folder.write(number % 50 == 0 ? Data([0]) : Data(lines.utf8), to: "\(number).swift")
    }
    let found = try SourceFolder(at: folder.url)
    let measured = numbers.filter { $0 % 50 != 0 }
    #expect(found.files.map(\.path) == measured.map { "\($0).swift" })
    #expect(found.files.map(\.source.name) == found.files.map(\.path))
    #expect(found.files.map(\.source.codeLines) == measured)
    #expect(found.notes == [100, 150].map { "\($0).swift: skipped, not text" })
    #expect(!found.isComplete)
  }

  @Test("A single file can be measured, and a folder may be named as a file is")
  func singleFile() throws {
    try folder.write("a\nb", to: "A.swift/B.swift")
    for path in ["", "A.swift", "A.swift/B.swift"] {
      #expect(try measure(path).size.codeLines == 2)
    }
  }

  @Test(
    "A file that is not UTF-8 text is skipped with a note, and an error if it is the only one",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "not UTF-8 text"), ([0x61, 0xC3], "not UTF-8 text"),
      ([0xED, 0xA0, 0x80], "not UTF-8 text"), ([0x61, 0], "not text"),
      ([0x7F, 0x45, 0x4C, 0x46, 0, 0], "not text"),
    ] as [([UInt8], String)])
  func foreignText(bytes: [UInt8], reason: String) throws {
    // Control characters of the name must not reach the terminal.
    try folder.write(Data(bytes), to: "A\u{1B}[31m.swift")
    try folder.write("b", to: "B.swift")
    let found = try measure()
    #expect(found.size.files == 1)
    #expect(found.notes == ["A\u{FFFD}[31m.swift: skipped, \(reason)"])
    #expect(!found.isComplete)
    let error = #expect(throws: SourceFolderError.self) { try measure("A\u{1B}[31m.swift") }
    let path = "\(folder.url.path)/A\u{FFFD}[31m.swift"
    #expect(error?.localizedDescription == "\(path) cannot be measured: \(reason).")
  }

  @Test("A file that is too large is skipped with a note")
  func hugeFile() throws {
    try folder.write("", to: "A.swift")
    #expect(truncate(folder.path("A.swift"), 100_000_000) == 0)
    let found = try measure()
    #expect(found.size == CodeSize() && !found.isComplete)
    #expect(found.notes == ["A.swift: skipped, larger than 8 MiB"])
  }

  @Test("Links to files are followed, and links to folders are not, so that loops end")
  func links() throws {
    try folder.write("a", to: "A/A.swift")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("b", to: "E.swift")
    for (path, target) in [
      ("A/Loop", ".."), ("B.swift", "A/A.swift"), ("C.swift", "nowhere"), ("D.swift", "D.swift"),
      ("E.swift", elsewhere.path("E.swift")),
    ] {
      try link(path, to: target)
    }
    let found = try measure()
    #expect(found.size.files == 2 && found.isComplete)
    #expect(
      found.notes.sorted() == [
        "A/Loop: skipped, a link to a folder",
        "B.swift: skipped, the same file as A/A.swift",
        "C.swift: skipped, a link that leads nowhere",
        "D.swift: skipped, a link that leads nowhere",
      ])
  }

  @Test("A file with several names is measured once, under its own name rather than a link's")
  func severalNames() throws {
    try folder.write("a", to: "B.swift")
    try link("A.swift", to: "B.swift")
    try link("C.swift", to: "B.swift")
    try FileManager.default.linkItem(
      at: folder.url.appending(path: "B.swift"), to: folder.url.appending(path: "D.swift"))
    let found = try SourceFolder(at: folder.url)
    #expect(found.files.map(\.path) == ["B.swift"] && found.isComplete)
    #expect(
      found.notes.sorted()
        == ["A", "C", "D"].map { "\($0).swift: skipped, the same file as B.swift" })
  }

  @Test("A pipe and a link to a device, which may never end, are skipped with a note")
  func irregular() throws {
    #expect(mkfifo(folder.path("A.swift"), 0o600) == 0)
    try link("B.swift", to: "/dev/zero")
    let found = try measure()
    #expect(found.notes.sorted() == ["A", "B"].map { "\($0).swift: skipped, not a regular file" })
    #expect(found.isComplete)
    let path = folder.path("A.swift")
    #expect(throws: SourceFolderError.unreadable(path: path, reason: "not a regular file")) {
      try measure("A.swift")
    }
  }

  @Test(
    "A file whose name is not UTF-8 is skipped with a note, and the figures are incomplete",
    .enabled(if: hasForeignNames, "This file system has no such names."))
  func foreignName() throws {
    let path = undecodablePath(in: folder.url)
    try #require(mkdir(path, 0o700) == 0)
    try #require(mkfifo(path.dropLast() + Array(".swift".utf8CString), 0o600) == 0)
    let found = try measure()
    #expect(
      found.notes == [
        "A\u{FFFD}: skipped, its name is not UTF-8",
        "A\u{FFFD}.swift: skipped, its name is not UTF-8",
      ])
    #expect(!found.isComplete)
  }

  @Test("Folders nested deeper than a path can be long are skipped with a note")
  func deepFolders() throws {
    let name = String(repeating: "d", count: 250)
    try folder.write("a", to: "A.swift")
    var levels = [open(folder.url.path, O_RDONLY | O_DIRECTORY)]
    // The folders are removed one by one, because their paths are too long.
    defer {
      close(levels.removeLast())
      while let outer = levels.popLast() {
        unlinkat(outer, name, AT_REMOVEDIR)
        close(outer)
      }
    }
    for _ in 0..<20 {
      try #require(mkdirat(levels[levels.count - 1], name, 0o700) == 0)
      levels.append(openat(levels[levels.count - 1], name, O_RDONLY | O_DIRECTORY))
    }
    let found = try measure()
    #expect(found.size.files == 1)
    #expect(found.notes.count == 1)
    #expect(!found.isComplete)
    #expect(found.notes[0].count < 300)
    #expect(
      found.notes[0].hasSuffix(
        "…\(name.prefix(50)): skipped, it lies too deep, its path is longer than the system can open"
      ))
  }

  @Test("A path that leads nowhere is an error that says so")
  func missing() throws {
    let error = #expect(throws: SourceFolderError.self) { try measure("nowhere") }
    #expect(
      error?.localizedDescription == "There is no file or folder at \(folder.path("nowhere")).")
  }
}

/// Returns a path that Foundation cannot open, because its last component is not UTF-8.
private func undecodablePath(in folder: URL) -> [CChar] {
  Array("\(folder.path)/A".utf8CString.dropLast()) + [-1, 0]
}

/// True if the file system allows names that are not UTF-8, as the file systems of Linux do.
private let hasForeignNames: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  return mkdir(undecodablePath(in: folder.url), 0o700) == 0
}()
