import Foundation
import Reports
import TestSupport
import Testing

@testable import Sizes

@Suite("Measuring the sources of an app")
struct FolderSizesMeasurementTests {
  private let app: MadeUpApp
  private var folder: TemporaryFolder { app.folder }

  init() throws {
    app = try MadeUpApp()
  }

  private func parts(of path: String) throws -> (folder: String, names: [String]) {
    let measured = try #require(try app.measure(path, rules: nil).sizes.folders.first)
    return (measured.partsFolder, measured.parts.map(\.name))
  }

  @Test(
    "A folder is divided by its sub-folders, the largest first, and the files in it count apart")
  func division() throws {
    try folder.write("a", to: "A/B/C.swift")
    try folder.write("a\nb\nc", to: "A/D/E/F.swift")
    try folder.write("a\nb", to: "A/G.swift")
    let found = try app.measure("A", rules: nil).sizes.folders[0]
    #expect(found.parts.map(\.name) == ["D", "", "B"])
    #expect(found.parts.map(\.size.codeLines) == [3, 2, 1])
    #expect(found.parts.reduce(0) { $0 + $1.size.files } == found.size.files)
  }

  @Test("Folders that hold nothing but one folder are followed")
  func onlyFolders() throws {
    #expect(try parts(of: "App") == ("Sources/App", ["Profile", ""]))
    try folder.write("a", to: "Deep/a/b/c/d/D.swift")
    #expect(try parts(of: "Deep") == ("a/b/c/d", [""]))
    #expect(try parts(of: "Deep/a/b/c/d/D.swift") == ("", [""]))
    try folder.write("a", to: "Deep/a/b/E.swift")
    #expect(try parts(of: "Deep") == ("a/b", ["", "c"]))
  }

  @Test("Code of others is left out, and a note names its folders")
  func codeOfOthers() throws {
    let (sizes, isComplete) = try app.measure("App", rules: nil)
    #expect(sizes.folders[0].size.files == 3)
    #expect(isComplete)
    let advice = "to measure such a folder, give its path"
    #expect(
      sizes.notes.first == "left out as code of others: .build, Pods, vendor; \(advice)")
    #expect(try app.measure("App/Pods", rules: nil).sizes.folders[0].size.files == 1)
    try folder.write("a", to: "App/Sources/App/Pods/D.swift")
    #expect(try app.measure("App").sizes.notes.contains { $0.contains("Pods (2 times)") })
    try folder.write("a", to: "Only/Pods/A.swift")
    let error = #expect(throws: FolderSizes.Failure.self) { try app.measure("Only") }
    #expect(error?.description.contains("left out as code of others: Pods") == true)
  }

  @Test("A path that is given twice is measured once, however it is spelled")
  func twice() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link"), withDestinationPath: "App")
    let (sizes, isComplete) = try app.measure("App", "App/Sources/../", "Link", "App")
    #expect(sizes.folders.count == 1)
    #expect(isComplete)
    #expect(sizes.notes.count { $0.hasSuffix(": given more than once, measured once.") } == 3)
  }

  @Test(
    "A path without Swift source is an error, or a note beside another path",
    arguments: ["Empty", "README.md"])
  func noSource(name: String) throws {
    try folder.write("a", to: "Empty/README")
    try folder.write("a", to: "README.md")
    #expect(throws: FolderSizes.Failure.self) { try app.measure(name) }
    let (sizes, isComplete) = try app.measure(name, "App")
    #expect(sizes.folders.count == 1)
    #expect(!isComplete)
    #expect(sizes.notes.contains { $0.hasPrefix("\(folder.path(name)): skipped, ") })
  }

  @Test("Types of one name in two folders are two types, also in the sizes of a role")
  func modules() throws {
    for module in ["A", "B"] {
      try folder.write("class ListModel {\n}", to: "Two/\(module)/ListModel.swift")
      try folder.write("extension ListModel {\n}", to: "Two/\(module)/Other/SaveModel.swift")
    }
    let two = try app.measure("Two").sizes.folders[0]
    #expect(two.size.largestTypeLines == 4)
    #expect(two.parts.map(\.size.largestTypeLines) == [4, 4])
    #expect(two.roles?.roles["Model"]?.size.largestTypeLines == 4)
  }

  @Test("Roles have sizes, and references to the types of other roles by values and behavior")
  func roles() throws {
    let roles = try #require(try app.measure("App").sizes.folders[0].roles)
    #expect(roles.roles.mapValues(\.size.codeLines) == ["View": 9, "Presenter": 5, "Model": 1])
    #expect(
      roles.roles["View"]?.uses == ["Presenter": .init(behavior: 1), "Model": .init(values: 1)])
    #expect(roles.roles["Presenter"]?.uses == ["Model": .init(values: 1)])
    #expect(roles.sorted.map(\.name) == ["View", "Presenter", "Model"])
    #expect(roles.filesWithoutRole.isEmpty && roles.viewImports.isEmpty)
  }

  /// Returns what the report says is against the rules, without the path of the folder.
  private func againstRules(_ sizes: FolderSizes) -> [String] {
    (sizes.report.sections.last?.remarks ?? []).map {
      $0.replacing(folder.url.path + "/", with: "")
    }
  }

  @Test("The largest type, also an extended one of the app, gives a role where no file's name does")
  func rolesOfTypes() throws {
    for (name, text) in [
      ("Table", "extension ProfileViewController {\n}"), ("Cell", "class A {}\nclass BModel {\n}"),
      ("Small", "class A {\n}\nclass BModel {}"), ("CPresenter", "class CModel {}"),
      ("Other", "extension SystemModel {}"),
    ] { try folder.write(text, to: "App/Sources/App/\(name).swift") }
    let roles = try #require(try app.measure("App").sizes.folders[0].roles)
    #expect(roles.roles.mapValues(\.size.files) == ["View": 2, "Presenter": 2, "Model": 2])
    #expect(roles.filesWithoutRole == ["Sources/App/Other.swift", "Sources/App/Small.swift"])
  }

  @Test("Files without a role are named, but not all of many")
  func withoutRole() throws {
    let sizes = try app.measure("App", rules: "Model = Model").sizes
    #expect(sizes.folders[0].roles?.withoutRole.codeLines == 14)
    #expect(
      againstRules(sizes).first == """
        App/Sources/App/Profile/ProfilePresenter.swift:1: warning: no rule gives this file a role
        """)
    for number in 10..<30 { try folder.write("a", to: "Many/\(number).swift") }
    let many = againstRules(try app.measure("Many").sizes)
    #expect(many.count == 11 && many.last == "and 10 more, which --format json lists")
  }

  @Test(
    "A role that uses no views but imports them is named with its files",
    arguments: ["UIKit", "SwiftUI", "AppKit"])
  func viewImports(framework: String) throws {
    try folder.write(
      "#if canImport(\(framework))\nimport \(framework)\n#endif",
      to: "App/Sources/App/OtherPresenter.swift")
    let (sizes, isComplete) = try app.measure("App")
    #expect(isComplete)
    #expect(
      againstRules(sizes) == [
        """
        App/Sources/App/OtherPresenter.swift:2: warning: Presenter imports \(framework), \
        but is not marked 'uses views'
        """
      ])
    let marked = MadeUpApp.rules.replacing("= Presenter", with: "= Presenter, uses views")
    #expect(try app.measure("App", rules: marked).sizes.folders[0].roles?.viewImports == [])
  }

  @Test("A rule whose ending no file has is named with its line")
  func unusedRule() throws {
    let (sizes, _) = try app.measure("App", rules: MadeUpApp.rules + "\nPresentr = Presenter")
    #expect(
      sizes.notes.contains(
        "roles.txt: rules that decide for no file of these paths: Presentr (line 4)."))
    #expect(try !app.measure("App").sizes.notes.contains { $0.hasPrefix("roles.txt") })
  }

  @Test("The JSON holds the figures, the largest declarations and the warnings")
  func format() throws {
    let sizes = try app.measure("App").sizes
    let text = try sizes.json()
    for part in [#""schema" : 4"#, #""machineCodeBytes" : null"#, #""kind" : "newUse""#] {
      #expect(text.contains(part))
    }
    #expect(text.contains(#""name" : "ProfileViewController.viewDidLoad()""#))
    #expect(try app.measure("App").sizes.json() == text)
    let bare = try app.measure("App", rules: nil).sizes.json()
    #expect(bare.contains(#""roleRules" : null"#) && bare.contains(#""roles" : null"#))
  }
}
