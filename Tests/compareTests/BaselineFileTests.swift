import Foundation
import TestSupport
import Testing

@testable import Comparisons
@testable import DispatchCosts
@testable import JSON
@testable import Tables
@testable import compare

@Suite("The file of a kept comparison")
struct ComparisonFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("What was saved is read again")
  func reading() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    #expect(try ComparisonFile(folder.path("kept.json"), for: .check).comparison == .kept)
  }

  @Test("A place where nothing can be read is called by the system's reason")
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

  @Test("What may not be read is refused", .disabled(if: getuid() == 0, "root may read everything"))
  func forbidden() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    #expect(chmod(folder.path("kept.json"), 0) == 0)
    let path = folder.path("kept.json")
    expect(.unreadable(reason: "permission denied"), at: path)
  }

  @Test("A file without end is given up")
  func endless() {
    expect(.tooLarge, at: "/dev/zero")
  }

  @Test(
    "What is no JSON, or only the beginning of it, is refused",
    arguments: ["", "MVC, MVP\n", "{\"schema\" : 1,", "{\"schema\" : 1} }", "\u{0}", "[[[["])
  func notJSON(text: String) throws {
    try expect(.notJSON, for: text)
  }

  @Test("A comparison that was cut off is refused, wherever that was")
  func cut() throws {
    let text = try Comparison.kept.json()
    for count in stride(from: 1, to: text.count - 2, by: 97) {
      try expect(.notJSON, for: String(text.prefix(count)))
    }
  }

  @Test(
    "JSON that is no comparison is refused, and the message says where it differs",
    arguments: [
      ("{}", "schema is missing"), ("3", "it is something else than expected"),
      ("[1]", "it is something else than expected"), ("null", "it is null"),
      ("{\"schema\":true}", "schema is something else than expected"),
      ("{\"schema\":null}", "schema is null"),
      ("{\"schema\":1}", "environment is missing"),
    ])
  func notComparison(text: String, problem: String) throws {
    try expect(.notComparison(problem), for: text)
  }

  @Test(
    "A figure of another kind is found",
    arguments: [
      ("\"5\"", "architectures/0/dispatch/0/retains is something else than expected"),
      ("[5]", "architectures/0/dispatch/0/retains is something else than expected"),
      ("1.5", "a number in it is none that a comparison holds"),
      ("99999999999999999999", "a number in it is none that a comparison holds"),
    ])
  func damagedFigure(figure: String, problem: String) throws {
    let text = try Comparison.kept.json()
      .replacing("\"retains\" : 5", with: "\"retains\" : \(figure)")
    try expect(.notComparison(problem), for: text)
  }

  @Test("Another format is called by its number, whatever it holds", arguments: [0, 2, -1])
  func otherSchema(schema: Int) throws {
    try expect(.otherSchema(schema), for: "{\"schema\" : \(schema)}")
  }

  private var path: String { folder.path("kept.json") }

  private func expect(_ problem: ComparisonFileError.Problem, for text: String) throws {
    try folder.write(text, to: "kept.json")
    expect(problem, at: path)
  }

  private func expect(_ problem: ComparisonFileError.Problem, at path: String) {
    for option in [Option.check, .from] {
      #expect(throws: ComparisonFileError(path: path, option: option, problem: problem)) {
        try ComparisonFile(path, for: option)
      }
    }
  }
}

@Suite("The file of a kept run")
struct BaselineFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A comparison without dispatch figures, or only with times, is refused")
  func noDispatch() throws {
    var comparison = Comparison.kept
    comparison.architectures.removeLast()
    comparison.architectures[0].dispatch?[0].counts = Counts()
    comparison.architectures[0].dispatch?[0].nanoseconds = Estimate(median: 1, low: 1, high: 1)
    try expectNoDispatch(in: comparison)
    comparison.architectures[0].dispatch = []
    try expectNoDispatch(in: comparison)
    comparison.architectures[0].dispatch = nil
    try expectNoDispatch(in: comparison)
    comparison.architectures = []
    try expectNoDispatch(in: comparison)
  }

  private func expectNoDispatch(in comparison: Comparison) throws {
    try folder.write(comparison.json(), to: "kept.json")
    let path = folder.path("kept.json")
    #expect(throws: BaselineError.noDispatch(path)) { try BaselineFile(path) }
  }
}

@Suite("The check of a run")
struct CheckRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Comparison.kept.json(), to: "kept.json")
  }

  private func run(tolerance: String = "2", architectures: [String]? = nil) throws -> CheckRun {
    try CheckRun(
      CheckRequest(
        file: folder.path("kept.json"), tolerance: #require(Tolerance(tolerance)),
        architectures: architectures))
  }

  @Test("The run is held against the file, with the tolerance that was asked for")
  func tolerance() throws {
    var measured = Comparison.kept
    measured.architectures[0].dispatch?[0].counts[.retains] = 6
    #expect(try run().check(.kept).passes)
    #expect(try !run(tolerance: "19.9").check(measured).passes)
    #expect(try run(tolerance: "20%").check(measured).passes)
  }

  @Test("Only architectures that were asked for are compared")
  func architectures() throws {
    var measured = Comparison.kept
    measured.architectures[0].dispatch?[0].counts[.retains] = 6
    #expect(try run(architectures: ["viper"]).check(measured).passes)
    #expect(try !run(architectures: ["mvp"]).check(measured).passes)
  }

  @Test("An architecture that was asked for and not kept is refused before anything is measured")
  func notKept() {
    #expect(throws: BaselineError.notKept(architectures: ["mvvm"], kept: ["mvp", "viper"])) {
      try run(architectures: ["mvp", "mvvm"])
    }
  }

  @Test(
    "Another toolchain is refused, and so is one that is not known",
    arguments: ["6.3.2 (swift-6.3.2-RELEASE)", nil])
  func otherToolchain(version: String?) throws {
    var environment = Comparison.kept.environment
    try run().requireToolchain(of: environment)
    environment.swift = version
    #expect(throws: BaselineError.otherToolchain(kept: "6.3.1", now: version)) {
      try run().requireToolchain(of: environment)
    }
  }

  @Test("A kept run whose toolchain is not known is refused")
  func unknownToolchain() throws {
    var kept = Comparison.kept
    kept.environment.swift = nil
    try folder.write(kept.json(), to: "kept.json")
    #expect(throws: BaselineError.otherToolchain(kept: nil, now: "6.3.1")) {
      try run().requireToolchain(of: Comparison.kept.environment)
    }
  }

  @Test("Messages name both versions, and say what to do")
  func messages() {
    #expect(
      "\(BaselineError.otherToolchain(kept: "6.3.1", now: nil))" == """
        Counters of different toolchains cannot be compared.
        Kept: Swift 6.3.1. Now: an unknown version.
        Use the toolchain of the kept run, or save anew: compare dispatch --save FILE
        """)
    let problem = ComparisonFileError.Problem.unreadable(reason: "is a directory")
    #expect(
      "\(ComparisonFileError(path: "a\u{1B}", option: .check, problem: problem))" == """
        Cannot read 'a\u{FFFD}': is a directory.
        Give --check a file that --save has written.
        """)
    #expect(
      "\(ComparisonFileError(path: "a", option: .from, problem: problem))" == """
        Cannot read 'a': is a directory.
        Give --from a file that 'compare --format json --output FILE' has written.
        """)
  }
}

extension Comparison {
  /// A small run as it is kept in a file.
  static var kept: Comparison {
    var comparison = Comparison(
      environment: .init(
        swift: "6.3.1", platform: "Linux", processor: "AMD EPYC", cores: 2, load: nil,
        date: "2026-03-01T09:30:00Z", commit: nil),
      shared: .init(), controls: .init(),
      architectures: ["mvp", "viper"].map { Entry(id: $0, name: $0.uppercased()) }, notes: [])
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.counts = Counts([.instructions: 100, .retains: 5])
    for index in comparison.architectures.indices {
      comparison.architectures[index].dispatch = [figures]
    }
    return comparison
  }
}
