import Architectures
import Reports
import Scenarios
import Testing

@testable import Testability

@Suite("The table of the requirements")
struct RequirementTableTests {
  @Test("A cell has the faults that need a view and all faults")
  func cells() throws {
    let result = MutationResult(judged: [
      .sample(1, viewFree: .noticed, scenarios: .noticed, broken: ["greeting.shown"]),
      .sample(
        2, viewFree: .unnoticed, scenarios: .noticed,
        broken: ["greeting.shown", "greeting.opened"]),
    ])
    let table = result.report.tables[3]
    #expect(table.columns.map(\.title) == Architecture.all.map(\.name))
    let rows = table.sections[0].rows
    #expect(rows.map(\.label) == Requirement.all.map(\.id))
    let first = try #require(rows.first { $0.label == "G-1" })
    #expect(first.cells.map(\.text) == Architecture.all.map { _ in "1/1" })
    let second = try #require(rows.first { $0.label == "G-2" })
    #expect(second.cells[0].text == "1/2")
    let other = try #require(rows.first { $0.label == "G-4" })
    #expect(other.cells[0].text == "0/0")
  }

  @Test("With each architecture and hundreds of faults, the table fits into 100 columns")
  func width() {
    let result = MutationResult(
      judged: (1...333).map {
        .sample(
          $0, viewFree: .unnoticed, scenarios: .noticed,
          broken: ["greeting.shown"])
      })
    let lines = TextRenderer().text(of: result.report).split(separator: "\n")
    #expect(lines.contains { $0.contains("333/333") })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("A note below it counts the mutants whose scenarios were not all played, if there are any")
  func cutShort() {
    var result = MutationResult(judged: [
      .sample(1, viewFree: .timedOut, scenarios: .noticed, broken: ["greeting.shown"])
    ])
    #expect(result.report.sections[2].remarks == [])
    for index in [1, 3] {
      result.architectures[index].judged.append(
        .sample(2, viewFree: .noticed, scenarios: .timedOut, broken: ["greeting.shown"]))
    }
    let names = [1, 3].map { result.architectures[$0].name }
    #expect(
      result.report.sections[2].remarks == [
        """
        Mutants with which a scenario did not come to an end: \(names[0]) 1, \(names[1]) 1. The \
        scenarios after it were not played, so such a mutant counts for fewer requirements.
        """
      ])
  }
}

extension MutationResult {
  /// Creates the result of a run in which each architecture had the same mutants.
  fileprivate init(judged: [JudgedMutant]) {
    self.init(
      environment: RunEnvironment(
        swift: nil, platform: "Linux", processor: nil, cores: 2, load: nil,
        date: "2026-11-22T12:00:00Z", commit: nil),
      architectures: Architecture.all.map {
        .init(
          id: $0.id, name: $0.name, judged: judged, excluded: [], kept: nil)
      }, notes: [])
  }
}
