import Foundation
import TestSupport
import Testing

@testable import Sizes

@Suite("Measuring a folder of sources")
struct SourceFolderTests {
  @Test("Swift files at every depth count, others and hidden ones do not")
  func selection() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    try folder.write("b\nb", to: "B/C/D.swift")
    try folder.write("c", to: "README.md")
    try folder.write(Data([0xFF, 0]), to: "B/image.png")
    try folder.write("d", to: ".hidden.swift")
    try folder.write("e", to: ".build/E.swift")
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 2)
    #expect(found.size.codeLines == 3)
    #expect(found.notes.isEmpty)
    #expect(found.isComplete)
  }

  @Test("Folders are left out by their names at every depth, and counted")
  func leftOut() throws {
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
    for module in ["A", "B", "Sources/C", "Sources/D", "Tests/CTests"] {
      try folder.write("class V {\n}", to: "\(module)/V.swift")
      try folder.write("extension V {\n\na\n}", to: "\(module)/Parts/V+Parts.swift")
      try folder.write("extension String {\na\nb\n}", to: "\(module)/String.swift")
    }
    #expect(try measureFolder(at: folder.url).size.largestTypeLines == 5)
    try folder.write("extension Only {\na\nb\nc\n}", to: "B/Only.swift")
    try folder.write("class Only {\n}", to: "A/Only.swift")
    #expect(try measureFolder(at: folder.url).size.largestTypeLines == 7)
    // Only the imports say which of these types the extension extends.
    try folder.write("extension V {\na\nb\nc\n}", to: "E/V.swift")
    #expect(try measureFolder(at: folder.url).size.largestTypeLines == 7)
  }

  @Test("Many files are measured at the same time with the figures and notes of one after another")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    let numbers = 100..<300
    for number in numbers {
      let lines = String(repeating: "a\n", count: number)
      try folder.write(number % 50 == 0 ? Data([0]) : Data(lines.utf8), to: "\(number).swift")
    }
    let found = try SourceFolder(at: folder.url)
    let measured = numbers.filter { $0 % 50 != 0 }
    #expect(found.files.map(\.path) == measured.map { "\($0).swift" })
    #expect(found.files.map(\.source.name) == measured.map { "\($0).swift" })
    #expect(found.files.map(\.source.codeLines) == measured.map(\.self))
    #expect(found.notes == [100, 150, 200, 250].map { "\($0).swift: skipped, not text" })
    #expect(!found.isComplete)
  }

  @Test("Without the names of used types, all other measurements are the same")
  func withoutMentions() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A { let b: B; func c() { if d { E() } } }", to: "A.swift")
    let found = try #require(SourceFolder(at: folder.url).files.first?.source)
    let brief = try #require(
      SourceFolder(at: folder.url, findsMentions: false).files.first?.source)
    #expect(!found.structure.mentions.isEmpty && brief.structure.mentions.isEmpty)
    #expect(brief.structure.types == found.structure.types)
    #expect(brief.structure.functions == found.structure.functions)
    #expect(CodeSize(of: [brief]) == CodeSize(of: [found]))
  }

  @Test("A single file can be measured")
  func singleFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\nb", to: "A.swift")
    #expect(try measureFolder(at: folder.url.appending(path: "A.swift")).size.codeLines == 2)
  }

  @Test(
    "A single file that cannot be measured is an error that names it and says why",
    arguments: [(Data([0xFF]), "not UTF-8 text"), (Data([0]), "not text")])
  func foreignFile(data: Data, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "A\u{1B}.swift")
    let url = folder.url.appending(path: "A\u{1B}.swift")
    let error = #expect(throws: SourceFolderError.unreadable(path: url.path, reason: reason)) {
      try measureFolder(at: url)
    }
    #expect(
      error?.localizedDescription
        == "\(folder.url.path)/A\u{FFFD}.swift cannot be measured: \(reason).")
  }

  @Test("A byte order mark is skipped, and every kind of line break counts")
  func lineBreaks() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}let a = 1\r\nlet b = 2\rlet c = 3\n", to: "A.swift")
    let size = try measureFolder(at: folder.url).size
    #expect(size.codeLines == 3)
    #expect(size.tokens == 12)
  }

  @Test("A folder may be named as a file is")
  func folderNamedAsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift/B.swift")
    #expect(try measureFolder(at: folder.url).size.files == 1)
    #expect(try measureFolder(at: folder.url.appending(path: "A.swift")).size.files == 1)
  }

  @Test("An empty folder has the size zero")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try measureFolder(at: folder.url).size == CodeSize())
  }

  @Test(
    "A file that is not UTF-8 text is skipped with a note, and the figures are incomplete",
    arguments: [
      (Data([0xFF, 0xFE, 0x61, 0x00]), "not UTF-8 text"), (Data([0x61, 0xC3]), "not UTF-8 text"),
      (Data([0xED, 0xA0, 0x80]), "not UTF-8 text"), (Data([0x61, 0]), "not text"),
      (Data([0x7F, 0x45, 0x4C, 0x46, 0, 0]), "not text"),
    ])
  func foreignText(data: Data, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "A.swift")
    try folder.write("b", to: "B.swift")
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 1)
    #expect(found.notes == ["A.swift: skipped, \(reason)"])
    #expect(!found.isComplete)
  }

  @Test("A file that is too large is skipped with a note")
  func hugeFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "A.swift"))
    try file.truncate(atOffset: 100_000_000)
    try file.close()
    let found = try measureFolder(at: folder.url)
    #expect(found.size == CodeSize())
    #expect(found.notes == ["A.swift: skipped, larger than 8 MiB"])
    #expect(!found.isComplete)
  }

  @Test("Links to files are followed, and links to folders are not, so that loops end")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A/A.swift")
    let manager = FileManager.default
    func link(_ path: String, to target: String) throws {
      try manager.createSymbolicLink(
        atPath: folder.url.appending(path: path).path, withDestinationPath: target)
    }
    try link("A/Loop", to: "..")
    try link("B.swift", to: "A/A.swift")
    try link("C.swift", to: "nowhere")
    try link("D.swift", to: "D.swift")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("b", to: "E.swift")
    try link("E.swift", to: elsewhere.url.appending(path: "E.swift").path)
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 2)
    #expect(found.isComplete)
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
    let folder = try TemporaryFolder()
    try folder.write("a", to: "B.swift")
    for name in ["A.swift", "C.swift"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: "B.swift")
    }
    try FileManager.default.linkItem(
      at: folder.url.appending(path: "B.swift"), to: folder.url.appending(path: "D.swift"))
    let found = try SourceFolder(at: folder.url)
    #expect(found.files.map(\.path) == ["B.swift"])
    #expect(found.isComplete)
    #expect(
      found.notes.sorted()
        == ["A", "C", "D"].map { "\($0).swift: skipped, the same file as B.swift" })
  }

  @Test("A pipe is skipped with a note, without waiting for it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "A.swift").path, 0o600) == 0)
    let found = try measureFolder(at: folder.url)
    #expect(found.notes == ["A.swift: skipped, not a regular file"])
    #expect(found.isComplete)
    let alone = folder.url.appending(path: "A.swift")
    #expect(throws: SourceFolderError.unreadable(path: alone.path, reason: "not a regular file")) {
      try measureFolder(at: alone)
    }
  }

  @Test("A link to a device is skipped with a note, since a device may never end")
  func device() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "A.swift").path, withDestinationPath: "/dev/zero")
    #expect(
      try measureFolder(at: folder.url).notes == ["A.swift: skipped, not a regular file"])
  }

  @Test(
    "A file whose name is not UTF-8 is skipped with a note, and the figures are incomplete",
    .enabled(if: hasForeignNames, "This file system has no such names."))
  func foreignName() throws {
    let folder = try TemporaryFolder()
    let path = undecodablePath(in: folder.url)
    try #require(mkdir(path, 0o700) == 0)
    try #require(mkfifo(path.dropLast() + Array(".swift".utf8CString), 0o600) == 0)
    let found = try measureFolder(at: folder.url)
    #expect(
      found.notes == [
        "A\u{FFFD}: skipped, its name is not UTF-8",
        "A\u{FFFD}.swift: skipped, its name is not UTF-8",
      ])
    #expect(!found.isComplete)
  }

  @Test("Folders nested deeper than a path can be long are skipped with a note")
  func deepFolders() throws {
    let folder = try TemporaryFolder()
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
    let found = try measureFolder(at: folder.url)
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
    let url = try TemporaryFolder().url.appending(path: "nowhere")
    let error = #expect(throws: SourceFolderError.missing(path: url.path)) {
      try measureFolder(at: url)
    }
    #expect(error?.localizedDescription == "There is no file or folder at \(url.path).")
  }

  @Test("Control characters of a file's name do not reach the terminal")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0xFF]), to: "A\u{1B}[31m.swift")
    #expect(
      try measureFolder(at: folder.url).notes == ["A\u{FFFD}[31m.swift: skipped, not UTF-8 text"])
  }
}

/// Returns the size of a folder, the notes about it, and true if every source could be measured.
private func measureFolder(
  at url: URL
) throws(SourceFolderError) -> (size: CodeSize, notes: [String], isComplete: Bool) {
  let folder = try SourceFolder(at: url)
  return (CodeSize(of: folder.files), folder.notes, folder.isComplete)
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
