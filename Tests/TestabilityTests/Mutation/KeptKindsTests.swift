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
    try folder.write("", to: "Benchmarks/Mutants/Unnoticed.txt")
  }

  @Test("It has the kinds that occur in all architectures, in the order of the scenarios")
  func common() {
    let set = KeptKinds.sample(of: [
      [.fault("b"), .fault("a", "c"), .fault("a"), .fault("d")],
      [.fault("a"), .fault("b"), .fault("c", "a"), .fault("b", "c")],
    ])
    #expect(set.kinds.map(\.scenarios) == [["a"], ["a", "c"], ["b"]])
    #expect(set.kinds.map(\.name) == ["A", "A", "B"])
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
    let other = TestedMutant.fault("a", operator: .text)
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
    #expect(new.kinds.map(\.name) == ["New", "New", "a missing title", "a lost post"])
  }

  @Test("Without words, a kind has a readable title from its first scenario")
  func title() {
    #expect(MistakeKind.title(ofScenario: "profile.rename-saved") == "Profile: rename saved")
    #expect(MistakeKind.title(ofScenario: "greeting") == "Greeting")
  }

  @Test("It is read as it was kept, and a kind without words has a place for them")
  func kept() throws {
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

  @Test("A missing file and mutants that do not hold are errors with the command that helps")
  func outdated() throws {
    let missing = try #require(throws: KeptKindsError.self) { try KeptKinds(in: folder.url) }
    #expect("\(missing)".contains("compare mutation --kinds --keep"))
    let error = try #require(throws: KeptKindsError.self) {
      try KindList(
        of: Architecture.all, in: folder.url, renewing: true,
        environment: .sample("2026-11-24"), notes: [])
    }
    #expect(error == .mutantsOutdated(Architecture.all.map(\.name)))
    #expect("\(error)".contains("MVP") && "\(error)".hasSuffix("first: compare mutation"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(KeptKinds.path)))
  }

  @Test("In the kit's set, counts are the same within 7.5% of it, as a whole number")
  func sameness() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let size = try KeptKinds(in: root).kinds.count
    #expect(
      Figure<KindCounts>.kindsFound.sameness == .difference((0.075 * Double(size)).rounded()),
      "The set has \(size) kinds now, so change the number in KindFigures.swift.")
  }

  private func renew(
    _ mutants: [TestedMutant], on date: String
  ) throws -> (set: KeptKinds, notes: [String]) {
    try KeptKinds.renew(in: folder.url, from: [.sample(mutants)], environment: .sample(date))
  }

  private func keepWords() throws {
    _ = try renew([.fault("greeting.opened")], on: "2026-11-24")
    let text = try folder.text(of: KeptKinds.path)
    try folder.write(
      text.replacing("\"words\" : null", with: "\"words\" : \"a missing title\""),
      to: KeptKinds.path)
  }
}
