import Foundation
import Reports
import Testing

@testable import Testability

@Suite("The outcomes of kinds of mistakes")
struct KindOutcomeTests {
  private let set = KeptKinds.sample(of: [
    [.fault("a"), .fault("b", operator: .text), .fault("c", operator: .text), .fault("d")]
  ])

  @Test("A kind is found if all its faults are, and needs a screen if none is")
  func outcomes() {
    let figures = figures([
      .fault("a"), .fault("a"), .fault("b"), .fault("b", needsScreen: true),
      .fault("c", needsScreen: true),
      .fault("a", "b", needsScreen: true),
    ])
    let counts = figures.counts
    #expect(counts.outcomes == [.found, .inPart, .onlyWithScreen, .absent])
    #expect(counts.found == 1 && counts.inPart == 1 && counts.onlyWithScreen == 1)
  }

  @Test("Without forgotten lines, only kinds remain that then still occur in all architectures")
  func withoutForgottenLines() {
    let figures = figures([
      .fault("a", operator: .text), .fault("b", needsScreen: true), .fault("b", operator: .text),
      .fault("c"), .fault("c", "d"), .sample(1),
    ])
    #expect(figures.counts.outcomes == [.found, .inPart, .found, .absent])
    #expect(figures.withoutForgottenLines.outcomes == [.found, .absent])
  }

  @Test("A new scenario changes no kind, even if every fault breaks it")
  func newScenario() {
    let result = MutationResult.ArchitectureResult.sample([
      .fault("new", "a"), .fault("b", "new"), .fault("new"),
    ])
    let faults = set.faults(in: result, scenarios: ["new", "a", "b", "c", "d"])
    #expect(faults.map(\.count) == [1, 1, 0, 0])
  }

  @Test("A removed scenario counts no more, and a kind without others has no faults")
  func removedScenario() {
    let set = KeptKinds.sample(of: [[.fault("a"), .fault("a", "b"), .fault("b", "c")]])
    let result = MutationResult.ArchitectureResult.sample([
      .fault("b"), .fault("b", "c"), .fault("new"), .fault("d"),
    ])
    #expect(set.faults(in: result, scenarios: ["b", "c", "d", "new"]).map(\.count) == [0, 1, 1])
  }

  @Test("In JSON, the outcomes are a text with one letter for each kind")
  func json() throws {
    let figures = figures([
      .fault("a"), .fault("b"), .fault("b", needsScreen: true), .fault("c", needsScreen: true),
    ])
    let json = try figures.json()
    #expect(json.contains(#""counts" : "fps-""#))
    #expect(json.contains(#""withoutForgottenLines" : "--""#))
    #expect(try JSONDecoder().decode(KindFigures.self, from: Data(json.utf8)) == figures)
    let other = Data(json.replacing("fps-", with: "fpx-").utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(KindFigures.self, from: other) }
  }

  private func figures(_ mutants: [TestedMutant]) -> KindFigures {
    KindFigures(of: .sample(mutants), in: set, scenarios: ["a", "b", "c", "d"])
  }
}
