import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("The kept set of kinds of mistakes")
struct KeptKindsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("It has the kinds that occur in all architectures, in the order of the scenarios")
  func common() {
    let set = KeptKinds.sample(of: [
      [.fault("b"), .fault("a", "c"), .fault("a"), .fault("d")],
      [.fault("a"), .fault("b"), .fault("c", "a"), .fault("b", "c")],
    ])
    #expect(set.kinds.map(\.scenarios) == [["a"], ["a", "c"], ["b"]])
    #expect(set.kinds.map(\.name) == ["a", "a", "b"])
  }

  @Test("A mutant makes no kind if no scenario notices it, or if scenarios did not come to an end")
  func unknownKind() {
    let set = KeptKinds.sample(of: [
      [
        .sample(1, scenarios: .timedOut, broken: ["a"]), .sample(2, scenarios: .unnoticed),
        .sample(3, scenarios: .noticed),
      ]
    ])
    #expect(set.kinds.isEmpty)
  }

  @Test("A kind needs forgotten lines if an architecture has no other mistakes of it")
  func forgottenLines() {
    let other = JudgedMutant.fault("a", operator: .text)
    let set = KeptKinds.sample(of: [
      [.fault("a"), other, .fault("b")], [other, .fault("b", operator: .text)],
    ])
    #expect(set.kinds.map(\.needsForgottenLines) == [false, true])
  }

  @Test("Words stay with the kind that breaks the same of the scenarios that both sets know")
  func words() {
    var old = KeptKinds.sample(of: [[.fault("a"), .fault("b"), .fault("c", "d"), .fault("d")]])
    old.kinds[0].words = "a missing title"
    old.kinds[2].words = "a lost post"
    let new = KeptKinds.sample(
      of: [[.fault("a", "new"), .fault("a"), .fault("c"), .fault("b", "new")]],
      scenarios: ["new", "a", "b", "c"], withWordsOf: old)
    #expect(new.kinds.map(\.scenarios) == [["new", "a"], ["new", "b"], ["a"], ["c"]])
    #expect(new.kinds.map(\.words) == [nil, nil, "a missing title", "a lost post"])
    #expect(new.kinds.map(\.name) == ["new", "new", "a missing title", "a lost post"])
  }

  @Test("It is read as it was kept, and a kind without words has a place for them")
  func kept() throws {
    try folder.write("", to: "Benchmarks/Mutants/Unnoticed.txt")
    let (set, notes) = try renew([.fault("greeting.opened")], on: "2026-11-24")
    #expect(notes == ["The set of kinds is kept in Benchmarks/Mutants/kinds.json."])
    #expect(try KeptKinds(in: folder.url) == set)
    #expect(set.kept.date == "2026-11-24" && set.kept.commit == "1a2b3c4")
    #expect(try folder.text(of: KeptKinds.path).contains("\"words\" : null"))
  }

  @Test("A set that is found again keeps its date and its words")
  func same() throws {
    try keepWords()
    let before = try folder.text(of: KeptKinds.path)
    let again = try renew([.fault("greeting.opened")], on: "2026-12-24")
    #expect(again.set.kept.date == "2026-11-24")
    #expect(again.set.kinds.map(\.words) == ["a missing title"])
    #expect(try folder.text(of: KeptKinds.path) == before)
    #expect(again.notes.count == 1 && again.notes[0].contains("stays as it is"))
  }

  @Test("Words that belong to no kind any more are named")
  func lostWords() throws {
    try keepWords()
    let again = try renew([.fault("profile.loading")], on: "2026-12-24")
    #expect(again.set.kept.date == "2026-12-24" && again.notes.count == 2)
    #expect(again.notes.last?.contains("'a missing title'") == true)
  }

  @Test(
    "A damaged file is an error that names it, and is not replaced",
    arguments: [
      ("{", "no JSON"), ("[]", "is something else"), ("{}", "schema is missing"),
      (#"{"schema": 9}"#, "version 9"), (#"{"schema": 1, "kinds": []}"#, "is missing"),
      (
        #"{"schema": 1, "kept": {"date": ""}, "scenarios": ["a"], "kinds": [{"scenarios": [], "needsForgottenLines": true}]}"#,
        "kinds/0/scenarios is empty"
      ),
      (
        #"{"schema": 1, "kept": {"date": ""}, "scenarios": [], "kinds": [{"scenarios": ["a"], "needsForgottenLines": true}]}"#,
        "names an unknown scenario"
      ),
    ])
  func damaged(text: String, problem: String) throws {
    try folder.write(text, to: KeptKinds.path)
    let error = try #require(throws: KeptKindsError.self) { try KeptKinds(in: folder.url) }
    #expect("\(error)".contains("'Benchmarks/Mutants/kinds.json'"))
    #expect("\(error)".contains(problem) && "\(error)".contains(KeptKinds.command))
    #expect(throws: error) { try renew([.fault("greeting.opened")], on: "2026-11-24") }
    #expect(try folder.text(of: KeptKinds.path) == text)
  }

  @Test("A missing file is an error with the command that writes it")
  func missing() throws {
    let error = try #require(throws: KeptKindsError.self) { try KeptKinds(in: folder.url) }
    #expect("\(error)".contains("compare mutation --kinds --keep"))
  }

  @Test("Without mutants that hold for all architectures, nothing is kept")
  func outdated() throws {
    let error = try #require(throws: KeptKindsError.self) {
      try KindList(
        of: Architecture.all, in: folder.url, renewing: true,
        environment: .sample("2026-11-24"), notes: [])
    }
    #expect(error == .mutantsOutdated(Architecture.all.map(\.name)))
    #expect("\(error)".contains("MVP") && "\(error)".hasSuffix("first: compare mutation"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(KeptKinds.path)))
  }

  @Test("In the kit's set, counts are the same within 7.5% of it, rounded down")
  func sameness() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let size = try KeptKinds(in: root).kinds.count
    #expect(
      Figure<KindCounts>.kindsFound.sameness == .difference(Double(size * 3 / 40)),
      "The set has \(size) kinds now, so change the number in KindFigures.swift.")
  }

  private func renew(
    _ judged: [JudgedMutant], on date: String
  ) throws -> (set: KeptKinds, notes: [String]) {
    try KeptKinds.renew(in: folder.url, from: [.sample(judged)], environment: .sample(date))
  }

  private func keepWords() throws {
    try folder.write("", to: "Benchmarks/Mutants/Unnoticed.txt")
    _ = try renew([.fault("greeting.opened")], on: "2026-11-24")
    let text = try folder.text(of: KeptKinds.path)
    try folder.write(
      text.replacing("\"words\" : null", with: "\"words\" : \"a missing title\""),
      to: KeptKinds.path)
  }
}

extension KeptKinds {
  /// Returns the set of architectures with some mutants, of which the first is MVP.
  static func sample(
    of architectures: [[JudgedMutant]], scenarios: [String] = ["a", "b", "c", "d"],
    withWordsOf old: KeptKinds? = nil
  ) -> KeptKinds {
    KeptKinds(
      of: architectures.map { .sample($0) },
      at: .init(date: "2026-11-24T12:00:00Z", commit: "1a2b3c4", swift: nil), withWordsOf: old,
      scenarios: scenarios)
  }
}

extension MutationResult.ArchitectureResult {
  static func sample(_ judged: [JudgedMutant], of id: String = "mvp", name: String = "MVP") -> Self
  {
    Self(
      id: id, name: name, judged: judged, excluded: [],
      kept: .init(date: "2026-11-23T12:00:00Z", commit: nil, swift: nil))
  }
}

extension JudgedMutant {
  /// Returns a fault that breaks some scenarios.
  static func fault(
    _ broken: String..., in file: String = "Profile/ProfilePresenter.swift",
    operator change: MutationOperator = .dropStatement, needsView: Bool = false
  ) -> JudgedMutant {
    JudgedMutant(
      mutant: Mutant(
        id: 1, key: "key", module: "MVP", file: file, line: 1, column: 1, function: "f()",
        operator: change, original: "load()", replacement: ""),
      verdict: Verdict(
        viewFreeTests: needsView ? .unnoticed : .noticed, scenarios: .noticed,
        brokenScenarios: broken))
  }
}

extension RunEnvironment {
  static func sample(_ date: String) -> RunEnvironment {
    RunEnvironment(
      swift: nil, platform: "Linux", processor: nil, cores: 2, load: nil, date: date,
      commit: "1a2b3c4")
  }
}
