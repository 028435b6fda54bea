import Foundation
import HeadlessUIKit
import Models

@testable import Architectures

extension Architecture {
  /// Returns the architecture MVC with another id and, if given, another profile screen.
  static func mvc(
    as id: String,
    makeProfileScreen: @escaping MakeProfileScreen = Architecture.all[0].makeProfileScreen
  ) -> Architecture {
    Architecture(
      id: id, name: id, module: "MVC", roles: [],
      makeGreetingScreen: Architecture.all[0].makeGreetingScreen,
      makeProfileScreen: makeProfileScreen)
  }

  /// MVC whose screen has a cache of its own, so that other code does not see the screen's changes.
  static let withOwnCache = mvc(as: "own-cache") {
    Architecture.all[0].makeProfileScreen($0, UserCache(user: $1.user), $2, $3, $4, $5)
  }

  /// MVC with a photo library that closes as soon as it is opened.
  static let withForgetfulLibrary = mvc(as: "forgetful-library") {
    Architecture.all[0].makeProfileScreen($0, $1, ForgetfulLibrary(), $3, $4, $5)
  }

  /// MVC with a photo library that ignores the cancellation of its task.
  static let withDeafLibrary = mvc(as: "deaf-library") {
    Architecture.all[0].makeProfileScreen($0, $1, DeafLibrary($2), $3, $4, $5)
  }

  /// MVC that begins a task that never ends.
  static let withEndlessTask = mvc(as: "endless-task") {
    Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    return Architecture.all[0].makeProfileScreen($0, $1, $2, $3, $4, $5)
  }

  /// MVC with a reference cycle that keeps the profile screen alive.
  static let withCycle = mvc(as: "cycle") {
    let screen = Architecture.all[0].makeProfileScreen($0, $1, $2, $3, $4, $5)
    let child = ChildThatOwnsParent(screen)
    screen.addChild(child)
    return screen
  }
}

private final class ForgetfulLibrary: PhotoLibrary {
  func choosePhoto() async -> Data? { nil }
}

private final class DeafLibrary: PhotoLibrary {
  private let library: any PhotoLibrary

  init(_ library: any PhotoLibrary) {
    self.library = library
  }

  func choosePhoto() async -> Data? {
    let library = library
    return await Task { await library.choosePhoto() }.value
  }
}

private final class ChildThatOwnsParent: UIViewController {
  let owned: UIViewController

  init(_ owned: UIViewController) {
    self.owned = owned
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
