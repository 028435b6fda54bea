import Foundation
import Samples
import TestSupport
import Testing

@testable import Figures
@testable import Reports

@Suite("Reading a kept comparison")
struct KeptComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A comparison that was written is read again")
  func reading() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    #expect(try KeptComparison(folder.path("kept.json"), for: .check).comparison == .kept)
  }

  @Test("A path that cannot be read is refused with the system's reason")
  func unreadable() throws {
    try folder.write("", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"), withDestinationPath: "loop")
    for (path, reason) in [
      (folder.path("missing"), "no such file or directory"),
      (folder.url.path, "is a directory"), (folder.path("file/kept.json"), "not a directory"),
      (folder.path("loop"), "too many levels of symbolic links"), ("", "no such file or directory"),
    ] {
      expect(.unreadable(reason: reason), at: path)
    }
  }

  @Test(
    "A file without permission to read is refused",
    .disabled(if: getuid() == 0, "root may read everything"))
  func forbidden() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    #expect(chmod(folder.path("kept.json"), 0) == 0)
    let path = folder.path("kept.json")
    expect(.unreadable(reason: "permission denied"), at: path)
  }

  @Test("A file without end is refused")
  func endless() {
    expect(.tooLarge, at: "/dev/zero")
  }

  @Test("A named pipe is refused at once, and a pipe that a shell has opened is read")
  func pipes() throws {
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    expect(
      .unreadable(reason: "it is a named pipe, to which no program may ever write"),
      at: folder.path("fifo"))
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(Comparison.kept.json().utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try KeptComparison(path, for: .page).comparison == .kept)
  }

  @Test(
    "Text that is not JSON, or only the beginning of it, is refused",
    arguments: ["", "MVC, MVP\n", "{\"schema\" : 2,", "{\"schema\" : 2} }", "\u{0}", "[[[["])
  func notJSON(text: String) throws {
    try expect(.notJSON, for: text)
  }

  @Test("A comparison that was cut off anywhere is refused")
  func cut() throws {
    let text = try Comparison.kept.json()
    for count in stride(from: 1, to: text.count - 2, by: 97) {
      try expect(.notJSON, for: String(text.prefix(count)))
    }
  }

  @Test(
    "JSON that is not a comparison is refused, and the message names the place",
    arguments: [
      ("{}", "schema is missing"), ("3", "it is something else than expected"),
      ("[1]", "it is something else than expected"), ("null", "it is null"),
      ("{\"schema\":true}", "schema is something else than expected"),
      ("{\"schema\":null}", "schema is null"),
      ("{\"schema\":5}", "environment is missing"),
    ])
  func notComparison(text: String, problem: String) throws {
    try expect(.damaged(problem), for: text)
  }

  @Test(
    "A comparison from before the hand-written faults were shown is refused, with the figure's name"
  )
  func withoutHandWrittenFaults() throws {
    let text = try Comparison.sample.json().replacing("faultsOfPeople", with: "former")
    try expect(.damaged("architectures/0/mutation/faultsOfPeople is missing"), for: text)
  }

  @Test(
    "A figure of another type is refused with its place",
    arguments: [
      ("\"5\"", "architectures/0/dispatch/0/retains is something else than expected"),
      ("[5]", "architectures/0/dispatch/0/retains is something else than expected"),
      ("1.5", "a number in it is too large, or not a whole number"),
      ("99999999999999999999", "a number in it is too large, or not a whole number"),
    ])
  func damagedFigure(figure: String, problem: String) throws {
    let text = try Comparison.kept.json()
      .replacing("\"retains\" : 5", with: "\"retains\" : \(figure)")
    try expect(.damaged(problem), for: text)
  }

  @Test(
    "Another format is refused by its number, even if nothing else is readable",
    arguments: [0, 2, 3, -1])
  func otherSchema(schema: Int) throws {
    try expect(.otherSchema(schema), for: "{\"schema\" : \(schema)}")
  }

  @Test(
    "The message about another format names both versions, and the command that writes a new file",
    arguments: [
      (KeptComparison.Use.check, "compare dispatch --save FILE"),
      (.page, "compare --format json --output FILE"),
    ])
  func otherSchemaMessage(use: KeptComparison.Use, command: String) {
    #expect(
      "\(KeptComparisonError(path: "a", use: use, problem: .otherSchema(1)))" == """
        'a' was written in version 1 of the format, but this program reads only version 5.
        Write the file again: \(command)
        """)
  }

  private var path: String { folder.path("kept.json") }

  private func expect(_ problem: KeptFile.Problem, for text: String) throws {
    try folder.write(text, to: "kept.json")
    expect(problem, at: path)
  }

  private func expect(_ problem: KeptFile.Problem, at path: String) {
    for use in KeptComparison.Use.allCases {
      #expect(throws: KeptComparisonError(path: path, use: use, problem: problem)) {
        try KeptComparison(path, for: use)
      }
    }
  }
}
