import Architectures
import Foundation
import Reports
import Scenarios
import Testing
import Toolchain

@testable import Testability

@Suite("The figures of mutants")
struct MutationResultTests {
  private let judged = [
    JudgedMutant.sample(1, viewFree: .noticed, scenarios: .noticed, broken: ["a"]),
    .sample(2, scenarios: .noticed, broken: ["b"]),
    .sample(
      3, viewFree: .unnoticed, scenarios: .noticed, broken: ["a", "b"]),
    .sample(4, viewFree: .unnoticed, scenarios: .unnoticed),
    .sample(5),
    .sample(6, viewFree: .timedOut, scenarios: .timedOut, broken: ["c"]),
  ]

  @Test(
    "Faults are those mutants that a scenario notices, and need a view unless found without one")
  func figures() {
    let figures = MutationFigures(of: judged.map(\.verdict))
    #expect(figures.mutants == 6 && figures.unreached == 1)
    #expect(figures.timedOut == 1 && figures.cutShort == 1)
    #expect(figures.faults == 4)
    #expect(figures.faultsThatNeedView == 2)
  }

  @Test("A requirement has the faults that break one of its scenarios")
  func requirement() {
    var result = result.architectures[0]
    result.judged = [
      .sample(1, viewFree: .noticed, scenarios: .noticed, broken: ["greeting.shown"]),
      .sample(
        2, viewFree: .unnoticed, scenarios: .noticed,
        broken: ["greeting.shown", "greeting.opened"]),
    ]
    let figures = Dictionary(uniqueKeysWithValues: result.requirements.map { ($0.requirement, $0) })
    #expect(figures["G-1"] == .init(requirement: "G-1", faults: 1, faultsThatNeedView: 1))
    #expect(figures["G-2"] == .init(requirement: "G-2", faults: 2, faultsThatNeedView: 1))
    #expect(figures["G-4"] == .init(requirement: "G-4", faults: 0, faultsThatNeedView: 0))
  }

  @Test("A kept result has a summary with its run and with each fault that needs a view")
  func summary() throws {
    var result = result.architectures[0]
    #expect(MutationSummary(of: result, kinds: nil) == nil)
    result.kept = .init(date: "2026-11-22T12:00:00Z", commit: nil, swift: nil)
    result.judged = [
      .sample(1, viewFree: .noticed, scenarios: .noticed, broken: ["greeting.shown"]),
      .sample(
        2, viewFree: .unnoticed, scenarios: .noticed,
        broken: ["greeting.opened", "greeting.shown"]),
    ]
    let summary = try #require(MutationSummary(of: result, kinds: nil))
    #expect(summary.figures == result.figures)
    #expect(summary.faultsOfPeople == MutationFigures())
    #expect(summary.faultsThatNeedView.map(\.requirements) == [["G-1", "G-2"]])
    #expect(summary.faultsThatNeedView.map(\.scenario) == ["greeting.opened"])
  }

  @Test(
    "The report has a row for each architecture and role, and lists faults that view-free tests could notice"
  )
  func report() throws {
    let report = result.report
    #expect(
      report.tables[0].sections[0].rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["MVP", "6", "5", "1", "1", "4", "2"]
      ])
    #expect(
      report.tables[1].sections[0].rows.map { $0.cells.map(\.text) } == [
        ["2", "0", "3", "0", "0"]
      ])
    #expect(
      report.tables[2].sections[0].rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["Presenter", "6", "5", "1", "1", "4", "2"]
      ])
    #expect(
      report.sections[3].remarks == [
        "MVP/Profile/ProfilePresenter.swift:2: drop-statement in ProfilePresenter.load(): 'load()'",
        "MVP/Profile/ProfilePresenter.swift:3: drop-statement in ProfilePresenter.load(): 'load()'",
      ])
  }

  @Test("A summary has the figures of the faults of people, apart from those of the mutants")
  func summaryOfPeople() throws {
    var result = result.architectures[0]
    result.kept = .init(date: "2026-11-22T12:00:00Z", commit: nil, swift: nil)
    result.faultsOfPeople = [
      .sample("a", viewFree: .noticed, broken: ["a"]),
      .sample("b", viewFree: .unnoticed, broken: ["a"]),
      .sample("c", viewFree: .unnoticed, broken: ["a"]),
    ]
    let summary = try #require(MutationSummary(of: result, kinds: nil))
    #expect(summary.figures == MutationFigures(of: judged.map(\.verdict)))
    let people = summary.faultsOfPeople
    #expect(people.faults == 3)
    #expect(people.faultsThatNeedView == 2)
  }

  @Test("A result that is narrowed to a role keeps the files of this role only")
  func narrowed() {
    var result = result.architectures[0]
    let other = Mutant(
      id: 8, key: "MVP/key 8", module: "MVP", file: "Profile/ProfileViewController.swift", line: 8,
      column: 1, function: "ProfileViewController.viewDidLoad()", operator: .dropStatement,
      original: "load()", replacement: "")
    result.judged.append(JudgedMutant(mutant: other, verdict: judged[0].verdict))
    result.excluded.append(
      Exclusion(rule: .super, module: "MVP", file: "Profile/ProfileViewController.swift", count: 4)
    )
    let presenter = result.narrowed(toRole: "Presenter")
    #expect(presenter.judged == judged)
    #expect(presenter.excluded.map(\.count) == [2, 3])
    let view = result.narrowed(toRole: "View")
    #expect(view.judged.map(\.mutant.id) == [8])
    #expect(view.excluded.map(\.count) == [4])
  }

  @Test("The table of excluded places has a column for each rule")
  func rules() {
    #expect(ExclusionRule.allCases.map(\.rawValue) == MutationResult.rules.map(\.title))
  }

  @Test("A note says that only a sample was judged")
  func sample() {
    var result = result
    #expect(result.report.notes == [])
    result.sample = 60
    #expect(result.report.notes.first?.hasPrefix("At most 60 mutants of each architecture") == true)
  }

  @Test("Faults of people have a table, and a line for each that says what notices it")
  func people() throws {
    #expect(result.report.tables.count == 4 && result.report.sections.count == 5)
    var result = result
    result.architectures[0].faultsOfPeople = [
      .sample("a", viewFree: .noticed, broken: ["a"]),
      .sample("b", viewFree: .unreached, broken: ["a", "b"]),
      .sample("c", viewFree: .unnoticed, broken: ["b"]),
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
      environment: RunEnvironment(
        swift: nil, platform: "Linux", processor: nil, cores: 2, load: nil,
        date: "2026-11-22T12:00:00Z", commit: nil),
      architectures: [
        .init(
          id: "mvp", name: "MVP", judged: judged,
          excluded: [.sample(.animated, 2), .sample(.super, 3)], kept: nil)
      ], notes: [])
  }
}

extension Mutant {
  /// Returns a mutant of MVP's presenter, with `id` as its id and as the number of its line.
  static func sample(_ id: Int) -> Mutant {
    Mutant(
      id: id, key: "MVP/key \(id)", module: "MVP", file: "Profile/ProfilePresenter.swift", line: id,
      column: 1, function: "ProfilePresenter.load()", operator: .dropStatement,
      original: "load()", replacement: "")
  }
}

extension Exclusion {
  /// Returns a number of places in MVP's presenter that a rule excludes.
  static func sample(_ rule: ExclusionRule, _ count: Int) -> Exclusion {
    Exclusion(rule: rule, module: "MVP", file: "Profile/ProfilePresenter.swift", count: count)
  }
}

extension JudgedMutant {
  static func sample(
    _ id: Int, viewFree: Outcome = .unreached,
    scenarios: Outcome = .unreached, broken: [String] = []
  ) -> JudgedMutant {
    JudgedMutant(
      mutant: .sample(id),
      verdict: Verdict(
        viewFreeTests: viewFree, scenarios: scenarios,
        brokenScenarios: broken))
  }
}

extension JudgedPersonFault {
  /// Returns a fault of a person in MVP that scenarios notice.
  static func sample(
    _ name: String, viewFree: Outcome, broken: [String]
  ) -> JudgedPersonFault {
    JudgedPersonFault(
      fault: PersonFault(architecture: "mvp", name: name, meaning: "Something is wrong."),
      verdict: Verdict(
        viewFreeTests: viewFree, scenarios: .noticed,
        brokenScenarios: broken))
  }
}
