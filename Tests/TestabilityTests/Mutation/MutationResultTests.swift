import Architectures
import Reports
import Scenarios
import Testing

@testable import Testability

@Suite("The figures of mutants")
struct MutationResultTests {
  private let mutants = [
    TestedMutant.fault("a"), .sample(2, scenarios: .noticed, broken: ["b"]),
    .fault("a", "b", needsScreen: true, id: 3),
    .sample(4, viewFree: .unnoticed, scenarios: .unnoticed), .sample(5),
    .sample(6, viewFree: .timedOut, scenarios: .timedOut, broken: ["c"]),
  ]
  private let broken = [
    TestedMutant.fault("greeting.shown"),
    .fault("greeting.opened", "greeting.shown", needsScreen: true, id: 2),
  ]

  @Test("Faults are those mutants that a scenario notices; some are found only with a screen")
  func figures() {
    let figures = MutationFigures(of: mutants.map(\.outcomes))
    #expect(figures.mutants == 6 && figures.unreached == 1)
    #expect(figures.timedOut == 1 && figures.cutShort == 1)
    #expect(figures.faults == 4 && figures.faultsThatNeedView == 2)
  }

  @Test("A requirement has the faults that break one of its scenarios")
  func requirement() throws {
    let figures = MutationResult.ArchitectureResult.sample(broken).requirements
    #expect(figures.map(\.requirement) == Requirement.all.map(\.id))
    #expect(
      figures.filter { ["G-1", "G-2", "G-4"].contains($0.requirement) } == [
        .init(requirement: "G-1", faults: 1, faultsThatNeedView: 1, effectiveFiles: 1),
        .init(requirement: "G-2", faults: 2, faultsThatNeedView: 1, effectiveFiles: 1),
        .init(requirement: "G-4", faults: 0, faultsThatNeedView: 0, effectiveFiles: nil),
      ])
  }

  @Test("A kept result has a summary with its run, its hand-written faults and what needs a screen")
  func summary() throws {
    var result = MutationResult.ArchitectureResult.sample(broken)
    result.handWrittenFaults = [
      .sample("a", viewFree: .noticed), .sample("b", viewFree: .unnoticed),
      .sample("c", viewFree: .unnoticed),
    ]
    let summary = try #require(MutationSummary(of: result, kinds: nil))
    #expect(summary.figures == result.figures && summary.kept == result.kept)
    #expect(summary.handWrittenFaults.faults == 3)
    #expect(summary.handWrittenFaults.faultsThatNeedView == 2)
    #expect(summary.faultsThatNeedView.map(\.requirements) == [["G-1", "G-2"]])
    #expect(summary.faultsThatNeedView.map(\.scenario) == ["greeting.opened"])
    result.kept = nil
    #expect(MutationSummary(of: result, kinds: nil) == nil)
  }

  @Test("The report has rows for architectures and roles, and lists what view-free tests miss")
  func report() throws {
    let report = result.report
    let tables = report.tables.map { table in
      table.sections[0].rows.map { [$0.label] + $0.cells.map(\.text) }
    }
    #expect(tables[0] == [["MVP", "6", "5", "1", "1", "4", "2"]])
    #expect(tables[1] == [["MVP", "2", "0", "3", "0", "0", "0"]])
    #expect(tables[2] == [["Presenter", "6", "5", "1", "1", "4", "2"]])
    #expect(
      report.sections[3].remarks == [
        "MVP/Profile/ProfilePresenter.swift:2: drop-statement in ProfilePresenter.load(): 'load()'",
        "MVP/Profile/ProfilePresenter.swift:3: drop-statement in ProfilePresenter.load(): 'load()'",
      ])
    #expect(report.tables.count == 4 && report.sections.count == 5 && report.notes == [])
  }

  @Test("The table of requirements has a column for each architecture, and fits into 100 columns")
  func requirementTable() throws {
    let result = allArchitectures(
      (1...100).map { .fault("greeting.shown", needsScreen: true, id: $0) })
    let table = result.report.tables[3]
    #expect(table.columns.map(\.title) == Architecture.all.map(\.name))
    let row = try #require(table.sections[0].rows.first { $0.label == "G-2" })
    #expect(row.cells.map(\.text) == Architecture.all.map { _ in "100/100" })
    let lines = TextRenderer().text(of: result.report).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("A note counts the mutants whose scenarios were not all played, if there are any")
  func cutShort() {
    var result = allArchitectures([.fault("a")])
    #expect(result.report.sections[2].remarks == [])
    for index in [1, 3] {
      result.architectures[index].mutants.append(.sample(2, scenarios: .timedOut, broken: ["a"]))
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

  @Test("A result that is narrowed to a role keeps the files of this role only")
  func narrowed() {
    var result = result.architectures[0]
    let file = "Profile/ProfileViewController.swift"
    result.mutants.append(.fault("a", in: file, id: 8))
    result.excluded.append(Exclusion(rule: .super, module: "MVP", file: file, count: 4))
    let presenter = result.narrowed(toRole: "Presenter")
    #expect(presenter.mutants == mutants && presenter.excluded.map(\.count) == [2, 3])
    let view = result.narrowed(toRole: "View")
    #expect(view.mutants.map(\.mutant.id) == [8] && view.excluded.map(\.count) == [4])
  }

  @Test("A note says that only a sample was tested")
  func sample() {
    var result = result
    result.sample = 60
    #expect(result.report.notes.first?.hasPrefix("At most 60 mutants of each architecture") == true)
  }

  @Test("Hand-written faults have a table, and a line for each that says what notices it")
  func handWrittenFaults() throws {
    var result = result
    result.architectures[0].handWrittenFaults = [
      .sample("a", viewFree: .noticed), .sample("b", viewFree: .unreached, broken: ["a", "b"]),
      .sample("c", viewFree: .unnoticed),
    ]
    let section = try #require(result.report.sections.last)
    #expect(
      section.tables[0].sections[0].rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["MVP", "3", "3", "1"]
      ])
    #expect(
      section.remarks == [
        "mvp/a: Something is wrong. Noticed by 1 scenario, view-free tests.",
        "mvp/b: Something is wrong. Noticed by 2 scenarios only.",
        "mvp/c: Something is wrong. Noticed by 1 scenario only.",
      ])
  }

  private var result: MutationResult {
    MutationResult(
      environment: .sample("2026-11-22T12:00:00Z"),
      architectures: [
        .init(
          id: "mvp", name: "MVP", mutants: mutants,
          excluded: [(ExclusionRule.animated, 2), (.super, 3)].map { rule, count in
            Exclusion(
              rule: rule, module: "MVP", file: "Profile/ProfilePresenter.swift", count: count)
          }, kept: nil)
      ], notes: [])
  }

  /// Returns the result of a run in which each architecture had the same mutants.
  private func allArchitectures(_ mutants: [TestedMutant]) -> MutationResult {
    MutationResult(
      environment: .sample("2026-11-22T12:00:00Z"),
      architectures: Architecture.all.map { .sample(mutants, of: $0.id, name: $0.name) }, notes: [])
  }
}
