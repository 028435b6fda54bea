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
    #expect(found.notes == ["A.swift: skipped, larger than 16 MiB"])
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
    let alone = try measureFolder(at: folder.url.appending(path: "A.swift"))
    #expect(alone.notes == ["A.swift: skipped, not a regular file"])
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
        "A.swift: skipped, the file cannot be read", "B: skipped, the folder cannot be read",
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
