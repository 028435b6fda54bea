import TestSupport
import Testing

@testable import Sizes

@Suite("Suggested roles")
struct SuggestedRolesTests {
  private func suggested(_ files: [String: String]) throws -> SuggestedRoles {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "App/\(name).swift") }
    return try FolderSizes.suggestedRoles(at: [folder.path("App")])
  }

  @Test("Endings that files share become roles, with counts, and the rules can be read")
  func endings() throws {
    let text = try suggested([
      "AViewController": "import UIKit\na", "BViewController": "b", "CController": "c",
      "DController": "d\ne\nf\ng", "APresenter": "a", "BPresenter": "b", "Item": "i",
      "FirstModel": "m",
    ]).text
    #expect(
      text == """
        # The ending of the name of a file or of its largest type, and the role.
        Controller = Controller  # 2 files, 5 code lines
        ViewController = View controller, uses views  # 2 files, 3 code lines
        Presenter = Presenter  # 2 files, 2 code lines
        # Files without a role (2): FirstModel.swift, Item.swift
        # To forbid a use, write a line such as: Controller must not use View controller

        """)
    #expect(
      try RoleRules(text: text, path: "").roles == ["Controller", "View controller", "Presenter"])
  }

  @Test("The largest type gives an ending where the file's name shares none")
  func types() throws {
    let text = try suggested([
      "A": "struct AState {}\nclass AViewModel {\n}",
      "B": "class BViewModel {}\nextension View {\n\n}",
      "More": "extension AViewModel {}", "CCell": "class CViewModel {}", "DCell": "d",
      "EState": "enum F {}", "AView+Rx": "a", "BView+Rx": "b",
    ]).text
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "ViewModel = View model  # 3 files, 7 code lines", "Cell = Cell  # 2 files, 2 code lines",
        "Rx = Rx  # 2 files, 2 code lines",
        "# Files without a role (1): EState.swift",
      ])
  }

  @Test("One screen has the roles of its pattern, though no two files share an ending")
  func oneScreen() throws {
    let text = try suggested([
      "PostViewController": "import UIKit\na", "PostPresenter": "b\nc\nd", "PostContract": "p",
    ]).text
    #expect(
      text == """
        # The ending of the name of a file or of its largest type, and the role.
        Presenter = Presenter  # 1 file, 3 code lines
        ViewController = View controller, uses views  # 1 file, 2 code lines
        # Files without a role (1): PostContract.swift
        # To forbid a use, write a line such as: Presenter must not use View controller

        """)
    #expect(try RoleRules(text: text, path: "").roles == ["Presenter", "View controller"])
  }

  @Test("Names without a shared ending give no role")
  func none() throws {
    #expect(try suggested(["A": "", "BModel": "", "URLSession": ""]).isEmpty)
  }
}
