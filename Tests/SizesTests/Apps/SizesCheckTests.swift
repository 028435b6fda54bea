import Foundation
import Reports
import Terminal
import TestSupport
import Testing

@testable import Sizes

@Suite("Checking sizes against kept ones")
struct SizesCheckTests {
  private let app: MadeUpApp
  private var folder: TemporaryFolder { app.folder }
  private let limits: SizeLimits
  private let kept: KeptSizes

  init() throws {
    app = try MadeUpApp()
    var limits = SizeLimits()
    (limits.typeLines, limits.functionLines, limits.branches) = (6, 3, 1)
    self.limits = limits
    kept = KeptSizes(of: try app.measure("App", limits: limits).sizes, limits: limits)
  }

  private func check(rules: String? = MadeUpApp.rules, against kept: KeptSizes? = nil) throws
    -> SizesCheck
  {
    SizesCheck(
      of: try app.measure("App", rules: rules, limits: limits).sizes, against: kept ?? self.kept,
      acceptedBy: "appsize App --save f")
  }

  /// Returns the warnings after a change of a file, without the path of the temporary folder.
  private func warnings(after text: String, in name: String) throws -> [String] {
    try folder.write(text, to: "App/Sources/App/\(name).swift")
    return try check().warnings.map {
      $0.text.replacing(folder.path("App/Sources/App") + "/", with: "")
        .replacing(folder.path("App"), with: "App")
    }
  }

  @Test("The same sources pass, also from another folder, and what is known is counted")
  func same() throws {
    #expect(kept.known["typeLines"] == ["ProfileViewController": [8]])
    #expect(kept.known["functionLines"] == ["ProfileViewController.viewDidLoad()": [4]])
    #expect(kept.known["longFunctions"] == [".": [4]])
    let text = try check().text
    #expect(
      text.hasPrefix("note: left out as code of others")
        && text.hasSuffix("\nNo warnings; 5 known.\n"))
  }

  @Test("A new large type, long function and branched function fail where larger ones are known")
  func large() throws {
    #expect(
      try warnings(
        after: "class A {\n  func b() {\n    if c {}\n    if d {}\n  }\n  var e = 1\n}",
        in: "NewModel")
        == [
          "NewModel.swift:1: warning: A has 7 code lines with its extensions, over the limit of 6",
          "NewModel.swift:2: warning: A.b() has 4 code lines, over the limit of 3",
          "NewModel.swift:2: warning: A.b() has 2 branches, over the limit of 1",
        ])
  }

  @Test("A known type that grows fails with both counts, wherever its lines are")
  func grown() throws {
    let warnings = try warnings(
      after: "extension ProfileViewController {\n}", in: "OtherViewController")
    #expect(
      warnings == [
        "appsize: App: warning: the largest role, View, has 64.7% of the code lines, 60.0% before",
        """
        Profile/ProfileViewController.swift:2: warning: ProfileViewController has 10 code lines \
        with its extensions, over the limit of 6, 8 before
        """,
      ])
  }

  @Test(
    "A file without a role, unexpected views, and behavior of a new role fail, values do not",
    arguments: [
      ("", "Other", "Other.swift:1: warning: no rule gives this file a role"),
      (
        "\nimport UIKit", "OtherPresenter",
        "OtherPresenter.swift:2: warning: Presenter imports UIKit, but is not marked 'uses views'"
      ),
      (
        "let a: ProfileViewController? = nil", "OtherPresenter",
        """
        OtherPresenter.swift:1: warning: Presenter names behavior of View, such as \
        ProfileViewController
        """
      ),
      ("let a: ProfileModel? = nil", "OtherPresenter", nil),
    ] as [(String, String, String?)])
  func division(text: String, name: String, warning: String?) throws {
    #expect(try warnings(after: text, in: name) == [warning].compactMap(\.self))
  }

  @Test("A use that the rules forbid fails at its line if it is not known")
  func forbidden() throws {
    let rules = MadeUpApp.rules + "\nView must not use Presenter\nPresenter must not use Model"
    let before = KeptSizes(
      of: try app.measure("App", rules: rules, limits: limits).sizes, limits: limits)
    #expect(before.known["forbiddenUse"]?.count == 2 && before.known["newUse"] == nil)
    try folder.write(
      "let a = 1\nlet b = ProfileModel.self, c = ProfileModel.self",
      to: "App/Sources/App/OtherPresenter.swift")
    let warnings = try check(rules: rules, against: before).warnings
    #expect(
      warnings.map(\.warning.message)
        == ["Presenter must not use Model, but names ProfileModel, 2 times"])
    #expect(warnings[0].warning.line == 2)
    let sizes = try app.measure("App", rules: rules).sizes
    #expect(
      sizes.uses(of: "View", by: "Presenter") == [
        "\(folder.path("App"))/Sources/App/Profile/ProfileViewController.swift:3: "
          + "View names ProfilePresenter of Presenter"
      ])
  }

  @Test("What has shrunk passes, and the text says what could be lowered and how")
  func shrunk() throws {
    let path = "App/Sources/App/Profile/ProfileViewController.swift"
    let text = try folder.text(of: path)
    try folder.write(
      text.replacing("    super.viewDidLoad()\n", with: "").replacing("let name", with: "var name"),
      to: path)
    let shrunk = try check().text.split(separator: "\n").filter { !$0.hasPrefix("note: ") }
    #expect(
      shrunk.joined(separator: "\n") == """
        Could be lowered:
          functionLines ProfileViewController.viewDidLoad(): gone
          largestRoleShare .: 60.0% → 57.1%
          longFunctions .: 4 → 3
          typeLines ProfileViewController: 8 → 7
        To keep the lower counts: appsize App --save f
        No warnings; 4 known.
        """)
  }

  @Test("A new long overload fails, although one with other labels was longer")
  func overloads() throws {
    let long = "    e()\n    f()\n"
    func write(_ first: String, _ second: String) throws {
      try folder.write(
        "enum A {\n  func b(c: D) {\n\(first)  }\n  func b(g: D) {\n\(second)  }\n}",
        to: "App/AModel.swift")
    }
    try write(long + long, "")
    let before = KeptSizes(of: try app.measure("App", limits: limits).sizes, limits: limits)
    try write("", long)
    #expect(
      try check(against: before).warnings.map(\.text) == [
        "\(folder.path("App"))/AModel.swift:4: warning: A.b(g:) has 4 code lines, over the limit of 3"
      ])
  }

  @Test("Of two types of one name, the larger is held to the larger kept count")
  func sameNames() throws {
    var now = try app.measure("App", limits: limits).sizes
    let type = try #require(now.folders[0].warnings.first)
    func warning(_ count: Int) -> SizeWarning {
      SizeWarning(kind: .typeLines, name: "A", count: count, path: type.path, line: 1, message: "")
    }
    now.folders[0].warnings = [warning(7), warning(20)]
    let kept = KeptSizes(of: now, limits: limits)
    now.folders[0].warnings = [warning(9), warning(20), warning(8)]
    let check = SizesCheck(of: now, against: kept, acceptedBy: "")
    #expect(check.warnings.map(\.kept) == [7, nil] && check.known == 1)
  }
}

@Suite("Reading kept sizes")
struct KeptSizesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A file that holds no sizes is refused with the reason",
    arguments: [
      ("", "does not hold JSON, or the file was cut off."),
      ("{}", "does not hold sizes: schema is missing."),
      ("{\"schema\" : 3, \"known\" : []}", "was written in version 3 of the format"),
      ("{\"schema\" : 4, \"limits\" : {}}", "does not hold sizes: limits/typeLines is missing."),
      (nil, "Cannot read"),
    ] as [(String?, String)])
  func refused(text: String?, reason: String) throws {
    if let text { try folder.write(text, to: "sizes.json") }
    let error = #expect(throws: KeptSizes.Failure.self) {
      try KeptSizes(folder.path("sizes.json"), renewedBy: "appsize App --save f")
    }
    let message = try #require(error).description
    #expect(message.contains(reason))
    #expect(message.hasSuffix("\nTo write it anew: appsize App --save f"))
  }

  private func kept(rules: String?, paths: [String]) throws -> KeptSizes {
    let sizes = FolderSizes(
      roleRules: try rules.map { try RoleRules(text: $0, path: "r").texts }, folders: [], notes: [])
    var kept = KeptSizes(of: sizes, limits: SizeLimits())
    kept.paths = paths
    return kept
  }

  private func message(_ kept: KeptSizes, paths: [String], rules: String?) -> String? {
    let error = #expect(throws: KeptSizes.Failure.self) {
      let rules = try rules.map { try RoleRules(text: $0, path: "r") }
      try kept.requireComparable(paths: paths, rules: rules)
    }
    return error?.description
  }

  @Test("Other rules for roles are refused, whatever changed")
  func otherRules() throws {
    let withRoles = try kept(rules: MadeUpApp.rules, paths: ["App"])
    let changed = MadeUpApp.rules.replacing("Model = Model", with: "Model = Entity")
    #expect(
      message(withRoles, paths: ["App"], rules: changed) == """
        The sizes were saved with other rules for roles: now without 'Model = Model', \
        with 'Model = Entity'.
        Give the file of the roles as it was, or save anew: give --save instead of --check.
        """)
    let withoutRoles = try kept(rules: nil, paths: ["App"])
    #expect(
      message(withoutRoles, paths: ["App"], rules: "A = A")?
        .hasPrefix("The sizes were saved without --roles: now with 'A = A'.") == true)
    // The order of rules, comments and white space change nothing.
    let reordered =
      "# A\n" + MadeUpApp.rules.split(separator: "\n").reversed().joined(separator: "\n")
    try withRoles.requireComparable(
      paths: ["App"], rules: RoleRules(text: reordered, path: "r"))
  }

  @Test("A path that is not checked is refused; a single path may be spelled otherwise")
  func otherPaths() throws {
    let two = try kept(rules: nil, paths: ["App", "Core"])
    #expect(message(two, paths: ["App"], rules: nil)?.contains("'Core'") == true)
    #expect(message(two, paths: ["App", "./Core"], rules: nil)?.contains("'Core'") == true)
    try two.requireComparable(paths: ["Core", "App", "New"], rules: nil)
    try kept(rules: nil, paths: ["/home/a/App"]).requireComparable(paths: ["App"], rules: nil)
  }
}
