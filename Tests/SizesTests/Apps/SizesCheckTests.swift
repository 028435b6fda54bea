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
  private let kept: FolderSizes

  init() throws {
    app = try MadeUpApp()
    kept = try app.measure("App").sizes
    try app.folder.write(kept.json(), to: "sizes.json")
  }

  private func check(rules: String? = MadeUpApp.rules) throws -> SizesCheck {
    try SizesCheck(
      of: app.measure("App", rules: rules).sizes, against: KeptSizes(folder.path("sizes.json")),
      acceptedBy: "compare size App --save f")
  }

  private func failures(after text: String, in name: String) throws -> [[String]] {
    try folder.write(text, to: "App/Sources/App/\(name)")
    return try check().failures.map { [$0.figure, $0.kept, $0.now] }
  }

  @Test("The same sources pass")
  func same() throws {
    let check = try check()
    #expect(check.passes)
    #expect(check.compared == 7 && check.shrunk == 0)
    #expect(check.report.conclusion == "7 figures compared, none grew.")
    #expect(check.report.tables.isEmpty)
  }

  @Test("More code of the same kind passes, and the report says that it may grow")
  func moreCode() throws {
    for number in 1...3 {
      for role in ["ViewController", "Presenter", "Model"] {
        let source = try folder.text(
          of: "App/Sources/App/\(role == "Model" ? "" : "Profile/")Profile\(role).swift")
        try folder.write(
          source.replacing("Profile", with: "Other\(number)"),
          to: "App/Sources/App/Other\(number)/Other\(number)\(role).swift")
      }
    }
    let check = try check()
    #expect(check.passes)
    #expect(
      check.report.sections[0].remarks.contains {
        $0.hasSuffix(": 15 code lines were kept, now there are 60, which is allowed.")
      })
  }

  @Test("A larger type and a longer function fail, with both values")
  func larger() throws {
    let lines = String(repeating: "    print(1)\n", count: 20)
    let text = "struct ProfileModel { let name: String\n  func a() {\n\(lines)  }\n}"
    let failures = try failures(after: text, in: "ProfileModel.swift")
    #expect(failures.contains(["largest type", "8", "24"]))
    #expect(failures.contains(["function lines, longest", "4", "22"]))
    #expect(failures.contains(["function lines, 95th percentile", "4", "22"]))
    // The model is the largest role now, and its share is greater than that of the view was.
    #expect(failures.contains(["largest role's share", "60.0%", "63.2%"]))
  }

  @Test("The largest role's share may grow by one percentage point")
  func share() throws {
    var now = kept
    now.folders[0].size.codeLines = 1000
    now.folders[0].roles?.roles["View"]?.size.codeLines = 500
    try folder.write(now.json(), to: "sizes.json")
    let kept = try KeptSizes(folder.path("sizes.json"))
    for (lines, passes) in [(490, true), (510, true), (511, false)] {
      now.folders[0].roles?.roles["View"]?.size.codeLines = lines
      #expect(SizesCheck(of: now, against: kept, acceptedBy: "").passes == passes)
    }
  }

  @Test(
    "A file without a role, unexpected views and behavior named by a new role fail, values do not",
    arguments: [
      ("", "Other", ["files without a role", "0", "1"]),
      ("import UIKit", "OtherPresenter", ["files with unexpected views", "0", "1"]),
      (
        "let a: ProfileViewController? = nil, b: ProfileViewController? = nil", "OtherPresenter",
        ["behavior named by Presenter: View", "0", "2"]
      ),
      ("let a: ProfileModel? = nil", "OtherPresenter", nil),
    ] as [(String, String, [String]?)])
  func division(text: String, name: String, failure: [String]?) throws {
    #expect(
      try failures(after: text, in: "\(name).swift") == [failure].compactMap(\.self))
  }

  @Test("The report says what grew from what to what, and how to accept it")
  func report() throws {
    _ = try failures(after: "", in: "Other.swift")
    let text = try TextRenderer().text(of: check().report)
    #expect(text.contains("files without a role     0    1\n"))
    #expect(text.contains("To accept the new figures: compare size App --save f\n"))
    #expect(text.hasSuffix("\n7 figures compared, 1 grew.\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
  }

  @Test("Figures that shrank pass, and the report says how to keep them")
  func shrunk() throws {
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "App/Sources/App/Profile/ProfileViewController.swift"))
    let check = try check()
    #expect(check.failures.map(\.figure) == ["largest role's share"])
    // The type, both lengths of functions and a pair of roles.
    #expect(check.shrunk == 4)
  }

  @Test("Without roles, the figures on roles are not compared")
  func noRoles() throws {
    try folder.write(app.measure("App", rules: nil).sizes.json(), to: "sizes.json")
    let check = try check(rules: nil)
    #expect(check.passes && check.compared == 3)
  }
}

@Suite("Reading kept sizes")
struct KeptSizesTests {
  private let app: MadeUpApp
  private var folder: TemporaryFolder { app.folder }

  init() throws {
    app = try MadeUpApp()
  }

  @Test(
    "A file that holds no sizes is refused with the reason",
    arguments: [
      ("", "does not hold JSON, or the file was cut off."),
      ("{}", "does not hold sizes: schema is missing."),
      ("{\"schema\" : 1, \"folders\" : []}", "was written in version 1 of the format"),
      ("{\"schema\" : 2, \"folders\" : [{}]}", "does not hold sizes: folders/0/path is missing."),
      (nil, "Cannot read"),
    ] as [(String?, String)])
  func refused(text: String?, reason: String) throws {
    if let text { try folder.write(text, to: "sizes.json") }
    let error = #expect(throws: KeptSizes.Failure.self) {
      try KeptSizes(folder.path("sizes.json"))
    }
    let message = try #require(error).description
    #expect(message.contains(reason))
    #expect(
      message.hasSuffix(
        "\nAfter --check, give a file that 'compare size PATH… --save FILE' has written."))
  }

  private func kept(rules: String?, paths: [String]) throws -> KeptSizes {
    var sizes = try app.measure("App", rules: rules).sizes
    let measured = sizes.folders[0]
    sizes.folders = paths.map { path in
      var folder = measured
      folder.path = path
      return folder
    }
    try folder.write(sizes.json(), to: "sizes.json")
    return try KeptSizes(folder.path("sizes.json"))
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
    #expect(
      message(withRoles, paths: ["App"], rules: nil)
        == "The sizes were saved with roles.\nGive the file of the roles, too: --roles FILE")
    let changed = MadeUpApp.rules.replacing("Model = Model", with: "Model = Entity")
    #expect(
      message(withRoles, paths: ["App"], rules: changed)?.hasPrefix(
        """
        The rules for roles have changed since the sizes were saved: now without \
        'Model = Model', with 'Model = Entity'.
        """) == true)
    let withoutRoles = try kept(rules: nil, paths: ["App"])
    #expect(
      message(withoutRoles, paths: ["App"], rules: MadeUpApp.rules)?
        .hasPrefix("The sizes were saved without roles.") == true)
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
    let one = try kept(rules: nil, paths: ["/home/a/App"])
    try one.requireComparable(paths: [folder.path("App")], rules: nil)
    let now = try app.measure("App", rules: nil).sizes
    #expect(SizesCheck(of: now, against: one, acceptedBy: "").passes)
  }

  @Test("A new path beside the kept ones is named and not compared")
  func newPath() throws {
    let two = try kept(rules: nil, paths: [folder.path("App"), folder.path("App/Sources")])
    try folder.write("a", to: "New/A.swift")
    let now = try app.measure("App", "App/Sources", "New", rules: nil).sizes
    let check = SizesCheck(of: now, against: two, acceptedBy: "")
    #expect(check.passes && check.compared == 6)
    #expect(
      check.notes.first?.hasSuffix("/New: not compared, because the file has no sizes of it.")
        == true)
  }
}
