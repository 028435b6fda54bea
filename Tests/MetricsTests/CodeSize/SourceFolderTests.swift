import Foundation
import Metrics
import Testing

@Suite("Measuring a folder of sources")
struct SourceFolderTests {
  @Test("Swift files at every depth count, others and hidden ones do not")
  func selection() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    try folder.write("b\nb", to: "B/C/D.swift")
    try folder.write("c", to: "README.md")
    try folder.write("d", to: ".hidden.swift")
    try folder.write("e", to: ".build/E.swift")
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 2)
    #expect(found.size.codeLines == 3)
    #expect(found.notes.isEmpty)
  }

  @Test("A single file can be measured")
  func singleFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\nb", to: "A.swift")
    #expect(try measureFolder(at: folder.url.appending(path: "A.swift")).size.codeLines == 2)
  }

  @Test(
    "A single file that cannot be measured is an error that names it and says why",
    arguments: [(Data([0xFF]), "not UTF-8 text"), (Data([0]), "not UTF-8 text")])
  func foreignFile(data: Data, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "A\u{1B}.swift")
    let url = folder.url.appending(path: "A\u{1B}.swift")
    let error = #expect(throws: SourceFolderError.unreadable(path: url.path, reason: reason)) {
      try measureFolder(at: url)
    }
    #expect(
      error?.localizedDescription
        == "\(folder.url.path)/A\u{FFFD}.swift cannot be read: \(reason).")
  }

  @Test("A byte order mark is passed over, and every kind of line break counts")
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
    "What is not UTF-8 text is skipped with a note",
    arguments: [
      Data([0xFF, 0xFE, 0x61, 0x00]), Data([0x61, 0xC3]), Data([0xED, 0xA0, 0x80]),
      Data([0x61, 0]),
      Data([0x7F, 0x45, 0x4C, 0x46, 0, 0]),
    ])
  func foreignText(data: Data) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "A.swift")
    try folder.write("b", to: "B.swift")
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 1)
    #expect(found.notes == ["A.swift: skipped, not UTF-8 text"])
  }

  @Test("A file larger than people write is skipped with a note")
  func hugeFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "A.swift"))
    try file.truncate(atOffset: 100_000_000)
    try file.close()
    let found = try measureFolder(at: folder.url)
    #expect(found.size == CodeSize())
    #expect(found.notes == ["A.swift: skipped, larger than 8 MiB"])
  }

  @Test("Links to folders are not followed, so that loops end; links to files are")
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
    let found = try measureFolder(at: folder.url)
    #expect(found.size.files == 2)
    #expect(
      found.notes.sorted() == [
        "A/Loop: skipped, a link to a folder",
        "C.swift: skipped, a link that leads nowhere",
        "D.swift: skipped, a link that leads nowhere",
      ])
  }

  @Test("A pipe is skipped with a note instead of waited for")
  func pipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "A.swift").path, 0o600) == 0)
    let found = try measureFolder(at: folder.url)
    #expect(found.notes == ["A.swift: skipped, not a regular file"])
    let alone = folder.url.appending(path: "A.swift")
    #expect(throws: SourceFolderError.unreadable(path: alone.path, reason: "not a regular file")) {
      try measureFolder(at: alone)
    }
  }

  @Test("A device is skipped with a note, also behind a link, as it might never end")
  func device() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "A.swift").path, withDestinationPath: "/dev/zero")
    #expect(
      try measureFolder(at: folder.url).notes == ["A.swift: skipped, not a regular file"])
  }

  @Test("What has a name in other bytes than UTF-8 is skipped with a note")
  func foreignName() throws {
    let folder = try TemporaryFolder()
    let path = Array(folder.url.path.utf8CString.dropLast()) + [0x2F, 0x41, -1]
    let file = path + Array(".swift".utf8CString)
    // File systems other than Linux's refuse such a name.
    guard mkdir(path + [0], 0o700) == 0, mkfifo(file, 0o600) == 0 else { return }
    #expect(
      try measureFolder(at: folder.url).notes == [
        "A\u{FFFD}: skipped, its name is not UTF-8",
        "A\u{FFFD}.swift: skipped, its name is not UTF-8",
      ])
  }

  @Test("Folders nested deeper than a path can be long are skipped with a note")
  func deepFolders() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "d", count: 250)
    try folder.write("a", to: "A.swift")
    var levels = [open(folder.url.path, O_RDONLY | O_DIRECTORY)]
    // Not by path either.
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
    #expect(found.notes[0].hasSuffix("d: skipped, it cannot be opened (File name too long)"))
  }

  @Test(
    "What may not be read is skipped with a note",
    .disabled(if: geteuid() == 0, "the superuser may read everything"))
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "A.swift")
    try folder.write("b", to: "B/B.swift")
    let closed: [FileAttributeKey: Any] = [.posixPermissions: 0]
    let paths = ["A.swift", "B"].map { folder.url.appending(path: $0).path }
    for path in paths { try FileManager.default.setAttributes(closed, ofItemAtPath: path) }
    let found = try measureFolder(at: folder.url)
    #expect(
      found.notes.sorted() == [
        "A.swift: skipped, it cannot be opened (Permission denied)",
        "B: skipped, the folder cannot be read",
      ])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: paths[1])
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
