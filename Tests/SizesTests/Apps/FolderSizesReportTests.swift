import Terminal
import Testing

@testable import Reports
@testable import Sizes

@Suite("The report on the sources of an app")
struct FolderSizesReportTests {
  private let app: MadeUpApp

  init() throws {
    app = try MadeUpApp()
  }

  /// Returns the sizes of `count` folders with long paths and all figures.
  private func sizes(of count: Int) throws -> FolderSizes {
    var sizes = try app.measure("App").sizes
    sizes.folders = (0..<count).map { number in
      var folder = sizes.folders[0]
      folder.path = "a/very/long/path/of-variant-\(number)-with-a-name-that-goes-on/Sources"
      folder.parts[0].name = String(repeating: "Profile", count: 20)
      return folder
    }
    return sizes
  }

  @Test("All lines fit in 100 columns, for any number of paths", arguments: [1, 2, 3, 4, 7, 12])
  func width(count: Int) throws {
    let text = try TextRenderer().text(of: sizes(of: count).report)
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
  }

  @Test("A single short path is its own heading; other paths stand below the tables")
  func paths() throws {
    var sizes = try sizes(of: 1)
    sizes.folders[0].path = "App/Sources"
    let path = "Sources/App/Profile/ProfileViewController.swift"
    #expect(sizes.report.tables[0].columns.map(\.title) == ["App/Sources"])
    #expect(sizes.report.sections[0].remarks.isEmpty)
    #expect(
      sizes.report.sections[1].remarks[0]
        == "8 lines: ProfileViewController, App/Sources/\(path):2")
    let two = try self.sizes(of: 2).report
    let heading = try #require(two.tables[0].columns.first).title
    #expect(heading == "of-variant…t-goes-on")
    #expect(
      two.sections[0].remarks.first
        == "\(heading): a/very/long/path/of-variant-0-with-a-name-that-goes-on/Sources")
  }

  private static func heading(_ report: Report) -> String {
    report.tables[0].columns[0].title
  }

  @Test("Architectures of the kit stand beside the app, with the lines of the same roles")
  func kit() throws {
    var sizes = try app.measure("App").sizes
    sizes.kit = try app.measure("App/Sources/App/Profile").sizes.folders
    let rows = try #require(sizes.report.tables.last).sections[0].rows
    #expect(
      rows.map { ([$0.label] + $0.cells.map(\.text)).joined(separator: " ") } == [
        "code lines 15 14", "largest view controller 8 8", "lines of View 9 9",
        "lines of Presenter 5 5", "lines of Model 1 –",
      ])
  }

  @Test("Sub-folders have a table below the path, and a folder without any has none")
  func folders() throws {
    let report = try app.measure("App", rules: nil).sizes.report
    #expect(report.tables.map(\.title) == [nil, "Folders"])
    let section = report.tables[1].sections[0]
    #expect(section.title?.hasSuffix(", in Sources/App") == true)
    #expect(section.rows.map(\.label) == ["Profile", "(directly in it)"])
    #expect(section.rows[0].cells.prefix(3).map(\.text) == ["2", "14", "93.3%"])
    let flat = try app.measure("App/Sources/App/Profile", rules: nil).sizes.report
    #expect(flat.tables.map(\.title) == [nil])
  }

  @Test("Roles have tables of their sizes and of the types that they name")
  func roles() throws {
    let report = try app.measure("App").sizes.report
    #expect(
      report.tables.map(\.title) == [nil, "Folders", "Roles", "Uses in \(Self.heading(report))"])
    let distribution = report.tables[0].sections[1]
    #expect(
      distribution.rows.map { "\($0.label): \($0.cells[0].text)" } == [
        "largest role's share of the code: 60.0%", "roles: 3", "references to values: 2",
        "references to behavior: 1",
      ])
    #expect(report.tables[2].sections[0].rows.map(\.label) == ["View", "Presenter", "Model"])
    #expect(
      report.tables[3].sections[0].rows.map { $0.cells.map(\.text) }
        == [["·", "1", "1"], ["·", "·", "1"], ["·", "·", "·"]])
    let terms = Set(report.legend.map(\.term))
    #expect(distribution.rows.allSatisfy { terms.contains($0.label) })
  }

  @Test("Without a file of a role, the figures on roles are 0")
  func noRoles() throws {
    let report = try app.measure("App", rules: "Nothing = Nothing").sizes.report
    #expect(report.tables.map(\.title) == [nil, "Folders", "Roles"])
    #expect(report.tables[2].sections[0].rows.map(\.label) == ["(no role)"])
    #expect(report.tables[0].sections[1].rows.map(\.cells[0].text) == ["0.0%", "0", "0", "0"])
  }
}
