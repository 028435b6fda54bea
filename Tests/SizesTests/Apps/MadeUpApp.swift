import Foundation
import TestSupport

@testable import Sizes

/// A made-up app in a temporary folder, with a view, a presenter, a model and code of others.
struct MadeUpApp {
  /// The rules that fit the app.
  static let rules = """
    ViewController = View, uses views
    Presenter = Presenter
    Model = Model
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      final class ProfileViewController: UIViewController {
        var presenter: ProfilePresenter?
        var name = ProfileModel(name: "a")
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter?.load()
        }
      }
      """, to: "App/Sources/App/Profile/ProfileViewController.swift")
    try folder.write(
      """
      final class ProfilePresenter {
        func load() {
          print(ProfileModel.self)
        }
      }
      """, to: "App/Sources/App/Profile/ProfilePresenter.swift")
    try folder.write(
      "struct ProfileModel { let name: String }", to: "App/Sources/App/ProfileModel.swift")
    for path in ["Pods/A/A.swift", "Sources/vendor/B.swift", ".build/C.swift"] {
      try folder.write("let a = 1\nlet b = 2\n", to: "App/\(path)")
    }
  }

  /// Measures paths in the temporary folder, with the roles of the rules.
  func measure(
    _ names: String..., rules: String? = Self.rules, limits: SizeLimits = SizeLimits()
  ) throws -> (sizes: FolderSizes, isComplete: Bool) {
    try FolderSizes.measured(
      at: names.map(folder.path), rules: rules.map { try RoleRules(text: $0, path: "roles.txt") },
      limits: limits
    ) { _ in }
  }
}
