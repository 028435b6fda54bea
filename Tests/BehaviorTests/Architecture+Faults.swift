import Foundation
import HeadlessUIKit
import MVC
import Models
import Scenarios

@testable import Architectures

extension Architecture {
  /// Returns the architecture MVC with another id and, if given, another profile screen.
  static func mvc(
    as id: String,
    makeProfileScreen: @escaping MakeProfileScreen = makeScreen
  ) -> Architecture {
    Architecture(
      id: id, name: id, module: "MVC", roles: [],
      makeGreetingScreen: { MVC.GreetingViewController(person: $0) },
      makeProfileScreen: makeProfileScreen)
  }

  private static let makeScreen: MakeProfileScreen = {
    Architecture.all[0].makeApp($0).makeProfileScreen()
  }

  /// MVC whose screen has a cache of its own, so that other code does not see the screen's changes.
  static let withOwnCache = mvc(as: "own-cache") {
    makeScreen($0.with(cache: UserCache(user: $0.cache.user)))
  }

  /// MVC with a photo library that closes as soon as it is opened.
  static let withForgetfulLibrary = mvc(as: "forgetful-library") {
    makeScreen($0.with(photoLibrary: ForgetfulLibrary()))
  }

  /// MVC with a photo library that ignores the cancellation of its task.
  static let withDeafLibrary = mvc(as: "deaf-library") {
    makeScreen($0.with(photoLibrary: DeafLibrary($0.photoLibrary)))
  }

  /// MVC that begins a task that never ends.
  static let withEndlessTask = mvc(as: "endless-task") {
    Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    return makeScreen($0)
  }

  /// MVC with a reference cycle that keeps the profile screen alive.
  static let withCycle = mvc(as: "cycle") {
    let screen = makeScreen($0)
    let child = ChildThatOwnsParent(screen)
    screen.addChild(child)
    return screen
  }
}

extension AppDependencies {
  /// Returns the dependencies with another cache or another photo library.
  @MainActor fileprivate func with(
    cache: UserCache? = nil, photoLibrary: (any PhotoLibrary)? = nil
  ) -> AppDependencies {
    AppDependencies(
      service: service, cache: cache ?? self.cache,
      photoLibrary: photoLibrary ?? self.photoLibrary, postService: postService,
      navigationController: navigationController, makeLogInScreen: makeLogInScreen,
      makePostScreen: makePostScreen)
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
