import Foundation
import Interactions
import Samples
import TestSupport
import Testing

@testable import Costs
@testable import Figures
@testable import Reports

@Suite("Comparing with a kept run")
struct KeptRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Comparison.kept.json(), to: "kept.json")
  }

  private func kept(architectures: [String]? = nil) throws -> KeptRun {
    try KeptRun(folder.path("kept.json"), architectures: architectures)
  }

  private func passes(
    _ measured: Comparison, architectures: [String]? = nil
  ) throws -> Bool {
    try kept(architectures: architectures).check(measured).passes
  }

  @Test("A comparison without dispatch figures, or only with times, is refused")
  func noDispatch() throws {
    var comparison = Comparison.kept
    comparison.architectures.removeLast()
    comparison.architectures[0].dispatch?[.greetingTap]?.counts = Counts()
    comparison.architectures[0].dispatch?[.greetingTap]?.nanoseconds = Estimate(
      value: 1, low: 1, high: 1)
    try expectNoDispatch(in: comparison)
    comparison.architectures[0].dispatch = [:]
    try expectNoDispatch(in: comparison)
    comparison.architectures[0].dispatch = nil
    try expectNoDispatch(in: comparison)
    comparison.architectures = []
    try expectNoDispatch(in: comparison)
  }

  private func expectNoDispatch(in comparison: Comparison) throws {
    try folder.write(comparison.json(), to: "kept.json")
    #expect(throws: KeptRunError.noDispatch(folder.path("kept.json"))) { try kept() }
  }

  @Test(
    "The run is compared with the file, which says how far instructions may grow",
    arguments: [(100, true), (101, false)])
  func instructions(count: Int, isAllowed: Bool) throws {
    var measured = Comparison.kept
    #expect(try passes(measured))
    // A new run counts in one layout unless there are too many instructions.
    measured.architectures[0].dispatch?[.greetingTap]?.instructionsInLayouts = nil
    measured.architectures[0].dispatch?[.greetingTap]?.counts[.instructions] = count
    #expect(try passes(measured) == isAllowed)
  }

  @Test("Only architectures that were asked for are compared")
  func architectures() throws {
    var measured = Comparison.kept
    measured.architectures[0].dispatch?[.greetingTap]?.counts[.retains] = 6
    #expect(try passes(measured, architectures: ["viper"]))
    #expect(try !passes(measured, architectures: ["mvp"]))
  }

  @Test("An architecture that was asked for and not kept is refused before anything is measured")
  func notKept() {
    #expect(throws: KeptRunError.notKept(architectures: ["mvvm"], kept: ["mvp", "viper"])) {
      try kept(architectures: ["mvp", "mvvm"])
    }
  }

  @Test(
    "Another toolchain is refused, and so is an unknown one",
    arguments: ["6.3.2 (swift-6.3.2-RELEASE)", nil])
  func otherToolchain(version: String?) throws {
    var environment = Comparison.kept.environment
    try kept().requireToolchain(of: environment)
    environment.swift = version
    #expect(throws: KeptRunError.otherToolchain(kept: "6.3.1", now: version)) {
      try kept().requireToolchain(of: environment)
    }
  }

  @Test("What cannot be compared on another processor is known once its controls are counted")
  func otherProcessor() throws {
    var measured = Comparison.kept
    #expect(try kept().isOfProcessor(of: measured.environment))
    measured.environment.processor = "Another"
    #expect(try !kept().isOfProcessor(of: measured.environment))
    let omission = try kept().omission(for: measured)
    #expect(try kept().check(measured).notes.first == omission)
    #expect(omission?.contains("so the check leaves out instructions") == true)
  }

  @Test("Messages name both versions, and say what to do")
  func messages() {
    #expect(
      "\(KeptRunError.otherToolchain(kept: "6.3.1", now: nil))" == """
        The counters of runs with different toolchains cannot be compared.
        Kept run: Swift 6.3.1. This run: an unknown version.
        Use the toolchain of the kept run, or save a new run: compare dispatch --save FILE
        """)
    let problem = KeptFile.Problem.unreadable(reason: "is a directory")
    #expect(
      "\(KeptComparisonError(path: "a\u{1B}", use: .check, problem: problem))" == """
        Cannot read 'a\u{FFFD}': is a directory.
        After --check, give a file that --save has written.
        """)
    #expect(
      "\(KeptComparisonError(path: "a", use: .page, problem: problem))" == """
        Cannot read 'a': is a directory.
        After --from, give a file that 'compare --format json --output FILE' has written.
        """)
  }
}
