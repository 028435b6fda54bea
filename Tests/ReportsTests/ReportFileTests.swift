import Foundation
import Terminal
import TestSupport
import Testing

@testable import Reports

@Suite("The file of a report")
struct ReportFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Checking changes nothing, and writing makes the file")
  func new() throws {
    try folder.write("old", to: "old")
    _ = try ReportFile(folder.path("old"), option: "--output")
    let file = try ReportFile(folder.path("report"), option: "--output")
    #expect(try folder.names() == ["old"])
    #expect(try folder.text(of: "old") == "old")
    try file.write("text\n")
    #expect(try folder.text(of: "report") == "text\n")
    #expect(try folder.names() == ["old", "report"])
  }

  @Test("A file is replaced and not written into, so that a reader finds the old or the new one")
  func replacement() throws {
    try folder.write("old", to: "report")
    let reader = try FileHandle(forReadingFrom: folder.url.appending(path: "report"))
    try ReportFile(folder.path("report"), option: "--output").write("new")
    #expect(try reader.readToEnd() == Data("old".utf8))
    #expect(try folder.text(of: "report") == "new")
  }

  @Test("A file keeps its permissions")
  func permissions() throws {
    try folder.write("old", to: "report")
    #expect(chmod(folder.path("report"), 0o640) == 0)
    try ReportFile(folder.path("report"), option: "--output").write("new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("report"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A link stays, and its target is replaced")
  func link() throws {
    try folder.write("old", to: "real/report")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "real/report")
    try ReportFile(folder.path("link"), option: "--output").write("new")
    #expect(try folder.text(of: "real/report") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link"))
        == "real/report")
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    try ReportFile("/dev/null", option: "--output").write("text")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  private func unwritable(_ path: String, _ option: String, _ reason: String) -> UsageError {
    UsageError(
      """
      Cannot write to '\(path)': \(reason).
      Give \(option) a file in a folder that exists and can be written to.
      """)
  }

  @Test("A folder, or a path in a missing folder, cannot be written")
  func unwritable() throws {
    try folder.write("", to: "file")
    for (path, reason) in [
      (folder.url.path, "it is a folder"),
      (folder.path("missing/report"), "no such file or directory"),
      (folder.path("file/report"), "not a directory"), ("-", "it stands for standard output"),
    ] {
      for option in ["--output", "--save"] {
        #expect(throws: unwritable(path, option, reason)) {
          try ReportFile(path, option: option)
        }
      }
    }
  }

  @Test(
    "A link that leads nowhere or to itself stays one, and nothing is written",
    arguments: [
      ("lost", "nowhere", "it is a link that leads nowhere"),
      ("loop", "loop", "too many levels of symbolic links"),
    ])
  func deadLink(name: String, target: String, reason: String) throws {
    let path = folder.path(name)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: unwritable(path, "--output", reason)) {
      try ReportFile(path, option: "--output")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    #expect(try folder.names() == [name])
  }

  @Test("A name that no file can have is noticed before anything is measured")
  func longName() throws {
    let path = folder.path(String(repeating: "x", count: 256))
    #expect(throws: unwritable(path, "--output", "file name too long")) {
      try ReportFile(path, option: "--output")
    }
    #expect(throws: UsageError.self) {
      try ReportFile(folder.path("new") + "/", option: "--output")
    }
    #expect(try folder.names() == [])
  }

  @Test("Swift source is never replaced")
  func source() throws {
    try folder.write("struct A {}", to: "A.swift")
    #expect(throws: UsageError.self) { try ReportFile(folder.path("A.swift"), option: "--output") }
    #expect(try folder.text(of: "A.swift") == "struct A {}")
  }

  @Test("A file replaces its own path, also by a link, and a device replaces nothing")
  func replaces() throws {
    try folder.write("old", to: "report")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "report")
    let file = try ReportFile(folder.path("report"), option: "--output")
    #expect(file.replaces(folder.path("link")))
    #expect(file.replaces(folder.path("x/../report")))
    #expect(!file.replaces(folder.path("other")))
    #expect(try !ReportFile("/dev/null", option: "--output").replaces("/dev/null"))
  }
}
