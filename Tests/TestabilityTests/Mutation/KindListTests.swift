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

  @Test("The JSON has the files with their faults, and how many of them are found")
  func json() throws {
    let kinds = try #require(
      JSONSerialization.jsonObject(with: Data(list.json().utf8)) as? [String: Any])
    let kind = try #require((kinds["kinds"] as? [[String: Any]])?.last)
    #expect(kind["name"] as? String == "Profile: rename saved")
    let mvvm = try #require((kind["outcomes"] as? [[String: Any]])?[1])
    #expect(mvvm["architecture"] as? String == "mvvm" && mvvm["outcome"] as? String == "in part")
    let files = try #require(mvvm["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == [view, model])
    #expect(files.map { $0["faults"] as? Int } == [1, 2])
    #expect(files.map { $0["found"] as? Int } == [0, 2])
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
