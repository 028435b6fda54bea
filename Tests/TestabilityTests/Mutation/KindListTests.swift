import Architectures
import Foundation
import Reports
import Testing

@testable import Testability

@Suite("The list of kinds of mistakes")
struct KindListTests {
  private let title = "greeting.opened"
  private let rename = "profile.rename-saved"
  private let view = "Profile/ProfileViewController.swift"
  private let model = "Profile/ProfileViewModel.swift"

  @Test("A block says what breaks, and with which outcome the faults are in which files")
  func blocks() {
    let sections = list.report.sections
    #expect(
      sections.map(\.remarksTitle) == ["1. a missing title", "2. Profile: rename saved", nil])
    #expect(
      sections[0].remarks == [
        "Breaks \(title)", "Only with a screen: ProfileViewController (all 3)",
      ])
    #expect(
      sections[1].remarks == [
        "Breaks \(rename)", "Found: ProfilePresenter (MVP, VIPER)",
        "In part: ProfileViewModel, not ProfileViewController (MVVM)",
      ])
  }

  @Test("Below them, a table counts the kinds of each architecture")
  func table() throws {
    let table = try #require(list.report.tables.first)
    #expect(table.title == "Kinds of mistakes: 2, kept 2026-11-24")
    #expect(table.columns.map(\.title) == ["found", "in part", "only with a screen"])
    #expect(
      table.sections[0].rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["MVP", "1", "0", "1"], ["MVVM", "0", "1", "1"], ["VIPER", "1", "0", "1"],
      ])
  }

  @Test("Fewer rows change no outcome, and a kind that is gone has a line and a column")
  func fewer() throws {
    let report = list(of: [results[1], .sample([], of: "mvc", name: "MVC")]).report
    #expect(report.sections[0].remarks.last == "No such mistake: MVC")
    #expect(report.sections[1].remarks.count == 3)
    let table = try #require(report.tables.first)
    #expect(table.columns.map(\.title).last == "no such mistake")
    #expect(table.sections[0].rows[1].cells.map(\.text) == ["0", "0", "0", "2"])
  }

  @Test("In a narrow terminal no name is cut inside a word, and no line is too long")
  func narrow() throws {
    let all = Architecture.all.map {
      MutationResult.ArchitectureResult.sample([], of: $0.id, name: $0.name)
    }
    let lines = TextRenderer(width: 40).lines(of: try #require(list(of: all).report.tables.first))
    #expect(lines.allSatisfy { $0.count <= 40 })
    let words = Set(all.flatMap { $0.name.split(separator: " ") })
    #expect(words.isSubset(of: lines.flatMap { $0.split(separator: " ") }))
  }

  @Test("A kind has its outcome, in JSON as words, and the files with their faults")
  func files() throws {
    let kind = try #require(list.kinds.last)
    #expect(kind.name == "Profile: rename saved" && kind.scenarios == [rename])
    #expect(
      kind.outcomes[1]
        == KindList.Outcome(
          architecture: "mvvm", outcome: .inPart,
          files: [
            .init(file: view, faults: 1, found: 0), .init(file: model, faults: 2, found: 2),
          ]))
    #expect(try list.json().contains(#""outcome" : "in part""#))
  }

  private var results: [MutationResult.ArchitectureResult] {
    let title = TestedMutant.fault(title, in: view, needsScreen: true)
    return [
      .sample([title, .fault(rename)]),
      .sample(
        [
          title, .fault(rename, in: model), .fault(rename, in: model),
          .fault(rename, in: view, needsScreen: true),
        ], of: "mvvm", name: "MVVM"),
      .sample([title, .fault(rename)], of: "viper", name: "VIPER"),
    ]
  }

  private var list: KindList { list(of: results) }

  private func list(of shown: [MutationResult.ArchitectureResult]) -> KindList {
    var set = KeptKinds(of: results, at: .init(of: .sample("2026-11-24T12:00:00Z")))
    set.kinds[0].words = "a missing title"
    return KindList(of: set, in: shown, environment: .sample("2026-11-25"), notes: [])
  }
}
