import Apps
import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing

@testable import Architectures
@testable import Behavior

@Suite("Random use finds faults")
struct FaultTests {
  @Test("A cache that is not shared is a difference, shrunk to a scenario")
  func difference() async throws {
    let trouble = try #require(try await firstDifference(in: .withOwnCache))
    #expect(trouble.kind == .difference)
    #expect(trouble.architectures == ["own-cache"])
    #expect(trouble.stepCount == SessionGenerator.stepCount)
    #expect(
      trouble.scenario == """
        Scenario(
          "profile.found-\(trouble.seed)", proves: "?", on: .profile(cached: .blaine),
          steps: [
            .open,
            .tap(Control.logOut),
            .caches(nil),
          ]),
        """)
    #expect(
      trouble.details == ["cache:", "  mvc, second: no user", "  own-cache: .blaine"])
  }

  @Test("A library without a choice is a difference, and the shortest session opens it")
  func shortest() async throws {
    let trouble = try #require(try await firstDifference(in: .withForgetfulLibrary))
    #expect(
      trouble.scenario == """
        Scenario(
          "profile.found-\(trouble.seed)", proves: "?", on: .profile(cached: .blaine),
          steps: [
            .open,
            .tap(Control.changePhoto),
            .pause,
            .isDisabled(Control.changePhoto),
            .openedLibrary(times: 1),
          ]),
        """)
    #expect(
      trouble.details == [
        "profile.changePhoto:", "  mvc, second: \"Change photo\", disabled",
        "  forgetful-library: \"Change photo\"",
        "photo library:", "  mvc, second: opened 1×, canceled 0×",
        "  forgetful-library: opened 0×, canceled 0×",
      ])
  }

  @Test("A screen that keeps itself alive is a leak, shrunk to the shortest session")
  func cycle() async throws {
    let trouble = try await leak(in: .withCycle)
    #expect(trouble.kind == .leak && trouble.architectures == ["cycle"])
    #expect(trouble.details[0].contains("ProfileViewController"))
    #expect(trouble.details[0].contains("ChildThatOwnsParent"))
    #expect(trouble.shortestStepCount == 1)
  }

  @Test("A task that never ends is a leak, even if it holds nothing of the screen")
  func endlessTask() async throws {
    let trouble = try await leak(in: .withEndlessTask)
    #expect(trouble.details == ["alive: Task"])
    #expect(trouble.shortestStepCount == 0)
  }

  @Test("An app that keeps more of each screen is found, and the session is shrunk")
  func growth() async throws {
    let session = RandomSession(
      screen: .profile(cached: .blaine),
      steps: [.cover, .goBack, .open, .tap(Control.changePhoto), .goBack, .travel(to: "Etc/UTC")])
    try await MainLoop.whenIdle {
      #expect(!session.enlargesApp(of: .all[0]))
      #expect(session.enlargesApp(of: .withHoard))
      let trouble = Trouble(growthIn: session, of: .withHoard, seed: 1)
      #expect(trouble.kind == .growth && trouble.architectures == ["hoard"])
      #expect(trouble.shortestStepCount == 1)
      #expect(trouble.scenario.contains("    .open,\n"))
    }
  }

  @Test("A printed scenario holds in most architectures and fails in the different one")
  func scenario() async throws {
    let session = RandomSession(
      screen: .profile(cached: .blaine),
      steps: [.open, .tap(Control.logOut), .pause, .open, .goBack])
    let difference = try await MainLoop.whenIdle {
      Trouble(differenceIn: session, seed: 1, comparison: Self.comparison(with: .withOwnCache))
    }
    // Without the step between, the screen would be opened twice, which is not possible.
    #expect(difference?.shortestStepCount == 2)
    let failures = try await MainLoop.whenIdle {
      [Architecture.all[0], .withOwnCache].map { architecture in
        Scenario(
          "found", proves: "?", on: .profile(cached: .blaine),
          steps: [.open, .tap(Control.logOut), .caches(nil)]
        ).run(on: architecture.makeApp).count
      }
    }
    #expect(failures == [0, 1])
  }

  @Test("A difference that appears only after leaving becomes a scenario that leaves")
  func leaving() async throws {
    let session = RandomSession(
      screen: .profile(cached: .blaine), steps: [.open, .tap(Control.changePhoto), .pause])
    let trouble = try await MainLoop.whenIdle {
      Trouble(differenceIn: session, seed: 1, comparison: Self.comparison(with: .withDeafLibrary))
    }
    #expect(trouble?.scenario.contains("    .goBack,\n") == true, "\(trouble?.scenario ?? "")")
    #expect(trouble?.scenario.contains("    .cancelledLibrary,\n") == true)
  }

  @MainActor private static func comparison(with faulty: Architecture) -> SessionComparison {
    SessionComparison(architectures: [Architecture.all[0], .mvc(as: "second"), faulty])
  }

  private func firstDifference(in faulty: Architecture) async throws -> Trouble? {
    try await MainLoop.whenIdle {
      let comparison = Self.comparison(with: faulty)
      return (UInt64(0)..<100).lazy.compactMap { seed in
        let session = comparison.session(seed: seed)
        return comparison.outcome(of: session).difference == nil
          ? nil : Trouble(differenceIn: session, seed: seed, comparison: comparison)
      }.first
    }
  }

  private func leak(in faulty: Architecture) async throws -> Trouble {
    try await MainLoop.whenIdle {
      let comparison = SessionComparison(architectures: [Architecture.all[0]])
      // The first session that uses the profile screen is taken.
      let sessions = (UInt64(0)..<20).map { (seed: $0, session: comparison.session(seed: $0)) }
      let profile = try #require(sessions.first { $0.session.screen.feature == "profile" })
      return Trouble(leakIn: profile.session, of: faulty, seed: profile.seed)
    }
  }
}

extension Architecture {
  /// Returns the architecture MVC with another id and, if given, another profile screen.
  static func mvc(
    as id: String, makeProfileScreen: @escaping MakeProfileScreen = makeScreen
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

  /// MVC whose app keeps the title of each screen that it has made.
  static let withHoard = Architecture(id: "hoard", name: "hoard", module: "MVC", roles: []) {
    Hoard(Architecture.all[0].makeApp($0))
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

private final class Hoard: App {
  private let app: any App
  private var titles: [String?] = []

  init(_ app: any App) {
    self.app = app
  }

  func makeGreetingScreen(person: Person) -> UIViewController {
    app.makeGreetingScreen(person: person)
  }

  func makeProfileScreen() -> UIViewController {
    let screen = app.makeProfileScreen()
    titles.append(screen.title)
    return screen
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
