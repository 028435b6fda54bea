import Foundation
import TestSupport
import Testing

@testable import Sizes

private let example = "ViewController = View, uses views"

@Suite("The file of rules for roles")
struct RoleRulesTests {
  private func rules(_ text: String) throws(RoleRulesError) -> RoleRules {
    try RoleRules(text: text, path: "roles.txt")
  }

  @Test("Comments, blank lines and white space mean nothing")
  func reading() throws {
    let text = """
      \u{FEFF}# The roles of the app

      ViewController = View, uses views  # screens
      \t Presenter=Presenter\r
      View\t=  Custom view ,uses  views
      """
    #expect(
      try rules(text).texts == [
        "Presenter = Presenter", "View = Custom view, uses views",
        "ViewController = View, uses views",
      ])
    #expect(try rules(text).rolesWithViews == ["View", "Custom view"])
    #expect(try rules(text.replacing("\n", with: "\r\n")).rules.map(\.line) == [3, 4, 5])
  }

  @Test(
    "The longest ending decides the role, upper and lower case matter",
    arguments: [
      ("ProfileViewController.swift", "Controller"), ("Controller.swift", "Other"),
      ("ViewController.swift", "Controller"), ("ProfileModel.swift", "Model"),
      ("ProfileViewModel.swift", "View model"), ("profilemodel.swift", nil), (".swift", nil),
      ("Item+Rx.swift", "Rx"), ("Model.swift.swift", nil), ("", nil), ("Modeller.swift", nil),
    ])
  func roles(file: String, role: String?) throws {
    let rules = try rules(
      """
      Controller = Other
      ViewController = Controller
      Model = Model
      ViewModel = View model
      +Rx = Rx
      """)
    #expect(rules.role(of: file) == role)
  }

  @Test(
    "A line that is no rule is refused with its number and with what to write",
    arguments: [
      "Presenter", "A = B = C", "\u{1B}[31m", "= Presenter", "=", "Presenter = ",
      "A = , uses views",
      "View = View, use views", "A = B,", "Presenter must not use", "must not use View",
    ])
  func noRules(line: String) {
    let error = #expect(throws: RoleRulesError.self) { try rules("Model = Model\n\n\(line)") }
    let shown = line.replacing("\u{1B}", with: "\u{FFFD}").trimmingCharacters(in: .whitespaces)
    #expect(
      error?.description == """
        'roles.txt', line 3: '\(shown)' is no rule.
        Write for example: Presenter = Presenter, or: \(example), or: Presenter must not use View
        """)
  }

  @Test(
    "An ending that is a path or a pattern, and one that has a role, are refused",
    arguments: [
      ("Presenter.swift = Presenter", "'Presenter.swift' is not the ending of a file's name"),
      ("Views/*Cell = View", "'Views/*Cell' is not the ending of a file's name without .swift."),
      ("Model = Entity", "the ending 'Model' has a role already, on line 1.\nLeave out one of"),
      (
        "Entity = Model, uses views",
        "'Model' uses no views on line 1, and here it does.\nWrite 'uses views' on both lines"
      ),
    ])
  func refusedEndings(line: String, problem: String) {
    let error = #expect(throws: RoleRulesError.self) { try rules("Model = Model\n\n\(line)") }
    #expect(error?.description.hasPrefix("'roles.txt', line 3: \(problem)") == true)
  }

  @Test("A line can forbid one role to use another, and names roles of the file")
  func bans() throws {
    let text = "A must not use Some view # why\nA = A\nView = Some view"
    #expect(try rules(text).bans == [.init(role: "A", other: "Some view")])
    #expect(try rules(text).texts.contains("A must not use Some view"))
    let error = #expect(throws: RoleRulesError.self) { try rules("A = A\nA must not use B") }
    #expect(
      error?.description == """
        'roles.txt', line 2: no rule gives the role 'B'.
        Write one of the roles of this file: A
        """)
  }

  @Test("A role with views is named if a later line leaves the views out")
  func viewsLeftOut() {
    let error = #expect(throws: RoleRulesError.self) { try rules("A = B, uses views\nC = B") }
    #expect(error?.description.contains("'B' uses views on line 1, and not here.") == true)
  }

  @Test("A file without rules is refused", arguments: ["", "\n\n", "# nothing\n", "\u{FEFF}"])
  func noRule(text: String) {
    let error = #expect(throws: RoleRulesError.self) { try rules(text) }
    #expect(
      error?.description == "'roles.txt' has no rule.\nWrite one rule a line: \(example)")
  }

  @Test("A file that cannot be read or is no text is refused")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x41, 0xFF]), to: "foreign")
    try folder.write(Data([0x41, 0]), to: "binary")
    for (path, message) in [
      (folder.path("missing"), "no such file or directory"), (folder.url.path, "is a directory"),
      (folder.path("foreign"), "is not text in UTF-8"),
      (folder.path("binary"), "is not text in UTF-8"), ("/dev/zero", "too large"),
    ] {
      let error = #expect(throws: RoleRulesError.self) { try RoleRules(path) }
      #expect(error?.description.contains("'\(path)'") == true)
      #expect(error?.description.contains(message) == true)
    }
    try folder.write("A = B", to: "roles")
    #expect(try RoleRules(folder.path("roles")).role(of: "A.swift") == "B")
  }
}
