import Architectures
import Foundation
import Reports
import TestSupport
import Testing

@testable import Testability

@Suite("Where a requirement lives")
struct LocatedRequirementTests {
  private let refused = "profile.rename-refused-empty"
  private let view = "Profile/ProfileViewController.swift"
  private let presenter = "Profile/ProfilePresenter.swift"

  /// Three faults of P-7 in the presenter and one in the view, and a fault of another requirement.
  private var mvp: MutationResult.ArchitectureResult {
    .sample([
      .fault(refused, function: "ProfilePresenter.nameEditingEnded(_:)", id: 8),
      .fault(
        "greeting.shown", "profile.refused-draft-undisturbed", function: "ProfilePresenter", id: 7),
      .fault(refused, function: "ProfilePresenter.nameEditingEnded(_:)", id: 11),
      .fault(refused, in: view, function: "Field.clear()", needsScreen: true, id: 3),
      .fault("greeting.shown", id: 20),
      .sample(30, scenarios: .unnoticed),
    ])
  }

  @Test("Its places are the faults that break a scenario which proves it, by file and function")
  func places() throws {
    let places = try #require(mvp.places(of: "P-7"))
    #expect(
      places.files == [
        .init(
          file: presenter, role: "Presenter", faults: 3,
          functions: [
            .init(function: "ProfilePresenter", lines: [7], faults: 1),
            .init(function: "ProfilePresenter.nameEditingEnded(_:)", lines: [8, 11], faults: 2),
          ]),
        .init(
          file: view, role: "View", faults: 1,
          functions: [.init(function: "Field.clear()", lines: [3], faults: 1)]),
      ])
    #expect(places.faults == 4 && places.id == "mvp" && places.kept == mvp.kept)
  }

  @Test(
    "The effective number of files weighs each by its share of the faults",
    arguments: [
      ([4], 1), ([3, 3], 2), ([1, 1, 1, 1], 4), ([3, 1], 1.6), ([98, 1, 1], 10_000 / 9_606),
      ([], nil),
    ] as [([Int], Double?)])
  func effectiveFiles(faults: [Int], number: Double?) throws {
    let mutants = faults.enumerated().flatMap { index, count in
      (0..<count).map { TestedMutant.fault(refused, in: "\(index).swift", id: $0) }
    }
    let result = MutationResult.ArchitectureResult.sample(mutants)
    let found = try #require(result.places(of: "P-7")).effectiveFiles
    #expect(found.map { ($0 * 1e9).rounded() } == number.map { ($0 * 1e9).rounded() })
    #expect(result.requirements.first { $0.requirement == "P-7" }?.effectiveFiles == found)
  }

  @Test("What every scenario proves has no places, and no part in files per requirement")
  func everywhere() throws {
    let result = MutationResult.ArchitectureResult.sample([
      .fault("profile.unused-screen-beside-the-library")
    ])
    #expect(result.places(of: "P-21") == nil && result.places(of: "P-99") == nil)
    let figures = try #require(result.requirements.first { $0.requirement == "P-21" })
    #expect(figures.faults == 1 && figures.effectiveFiles == nil)
  }

  @Test("The report has a row for each architecture, then the functions in each with faults")
  func report() throws {
    let mvc = MutationResult.ArchitectureResult.sample([], of: "mvc", name: "MVC")
    let report = located(in: [mvc, mvp]).report
    #expect(report.title == "P-7: where it lives")
    #expect(report.facts.first?.hasPrefix("A refused name is never sent: ") == true)
    let tables = report.tables
    #expect(
      tables[0].columns.map(\.title) == [
        "effective files", "files", "roles", "functions", "faults",
      ])
    #expect(
      rows(of: tables[0].sections[0]) == [
        ["MVC", "–", "0", "0", "0", "0"], ["MVP", "1.6", "2", "2", "3", "4"],
      ])
    #expect(report.legend.last?.term == "–")
    #expect(tables.map(\.title) == ["Architectures", "MVP"])
    #expect(
      tables[1].sections.map(\.title) == [
        "\(presenter): Presenter, 3 faults", "\(view): View, 1 fault",
      ])
    #expect(
      tables[1].sections.map(rows) == [
        [["ProfilePresenter", "1", "7"], ["nameEditingEnded(_:)", "2", "8, 11"]],
        [["Field.clear()", "1", "3"]],
      ])
  }

  @Test("Lines beside each other are a range, and a long name loses the labels of its arguments")
  func names() throws {
    let name = "ProfilePresenter.makeScreen(service:cache:photoLibrary:postService:)"
    let mutants = [9, 4, 5, 6, 6].map { TestedMutant.fault(refused, function: name, id: $0) }
    let table = try #require(located(in: [.sample(mutants)]).report.tables.last)
    #expect(rows(of: table.sections[0]) == [["makeScreen(…)", "5", "4–6, 9"]])
  }

  @Test("In 40 columns no line is too long")
  func narrow() {
    let lines = TextRenderer(width: 40).text(of: located(in: [mvp]).report).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test(
    "An architecture without a kept result that holds has a note with the command that makes it")
  func missing() throws {
    let folder = try TemporaryFolder()
    let mvp = try #require(Architecture.all.first { $0.id == "mvp" })
    let located = LocatedRequirement(
      of: "P-7", in: [mvp], packageRoot: folder.url, environment: .sample("2026-11-27"),
      notes: ["a"])
    #expect(located.report.tables.isEmpty)
    #expect(
      located.report.notes == [
        "a",
        """
        There are no kept mutants of MVP that hold for these sources and tests; to test them anew, \
        run: compare mutation --architecture mvp
        """,
      ])
  }

  @Test("JSON has the requirement, and the files with their role, functions and lines")
  func json() throws {
    let text = try located(in: [mvp]).json()
    for part in [
      #""requirement" : "P-7""#, #""effectiveFiles" : 1.6"#, #""role" : "Presenter""#,
      #""function" : "ProfilePresenter.nameEditingEnded(_:)""#, #""schema" : 1"#,
    ] { #expect(text.contains(part), "\(part)") }
  }

  private func located(in results: [MutationResult.ArchitectureResult]) -> LocatedRequirement {
    LocatedRequirement(of: "P-7", in: results, environment: .sample("2026-11-27"), notes: [])
  }

  private func rows(of section: Table.Section) -> [[String]] {
    section.rows.map { [$0.label] + $0.cells.map(\.text) }
  }
}
