import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import Interactions

/// Performs an interaction with all its checks, while no other job runs.
private func perform(
  _ interaction: String, on subject: Subject, times: Int
) async throws {
  try await MainLoop.whenIdle {
    let found = try #require(allInteractions.first { $0.id == interaction })
    let interaction = try found.init(on: subject, repetitions: times)
    for _ in 0..<times {
      interaction.prepare()
      interaction.perform()
    }
    try interaction.check()
    interaction.end()
    MainLoop.drain()
  }
}

private let ids = [
  "greeting-build", "greeting-open", "greeting-drop", "profile-build", "profile-open",
  "profile-drop", "greeting-tap", "profile-cached", "profile-failed", "profile-retried",
  "name-refused", "name-saved",
]

/// The ids of the interactions that succeed even on a screen with views and no other code.
private let idsThatNeedOnlyViews = ["greeting-build", "greeting-open", "profile-build"]

/// The ids of the interactions with screens that are built before the measurement and stay in use.
private let idsOnScreens = [
  "greeting-tap", "profile-cached", "profile-failed", "profile-retried", "name-refused",
  "name-saved",
]

@Suite("Interactions")
struct InteractionTests {
  @Test("They are listed in the order of the comparison")
  func list() {
    #expect(allInteractions.map { $0.id } == ids)
  }

  @Test("Without an architecture, every interaction ends as expected", arguments: ids, [1, 2, 3])
  func floor(interaction: String, times: Int) async throws {
    try await perform(interaction, on: .floor, times: times)
  }

  @Test(
    "In every architecture, every interaction ends as expected", arguments: Architecture.all, ids)
  func architectures(architecture: Architecture, interaction: String) async throws {
    try await perform(interaction, on: Subject(architecture), times: 3)
  }

  @Test(
    "A screen that does nothing is an error",
    arguments: ids.filter { !idsThatNeedOnlyViews.contains($0) })
  func nothingHappens(interaction: String) async throws {
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: .idle, times: 1)
    }
  }

  @Test("A screen without its views is an error", arguments: idsThatNeedOnlyViews)
  func nothingThere(interaction: String) async throws {
    let subject = Subject(
      id: "minimalists", name: "Minimalists", makeGreetingScreen: { _ in UIViewController() },
      makeProfileScreen: { _ in UIViewController() })
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: subject, times: 1)
    }
  }

  @Test("Memory is reported only for the opening of screens, which stay in use")
  func memory() {
    #expect(
      allInteractions.filter { $0.opensScreen }.map { $0.id } == ["greeting-open", "profile-open"])
  }

  @Test("An opened screen has loaded its view and appeared, and stays in memory")
  func opening() async throws {
    try await MainLoop.whenIdle {
      let log = AppearanceLog()
      let subject = Subject(
        id: "diarists", name: "Diarists",
        makeGreetingScreen: { _ in
          let screen = LoggingGreetingViewController(log)
          log.latestScreen = screen
          return screen
        },
        makeProfileScreen: { Subject.floor.makeApp($0).makeProfileScreen() })
      let opening = try GreetingOpen(on: subject, repetitions: 2)
      for _ in 1...2 {
        opening.prepare()
        opening.perform()
        #expect(log.latestScreen != nil)
      }
      let one = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
      #expect(log.events == one + one)
    }
  }

  @Test("The models' work is done without a screen, for each interaction that has such work")
  @MainActor func modelWork() {
    let works = allInteractions.compactMap { interaction in
      interaction.makeModelWork().map { (id: interaction.id, work: $0) }
    }
    #expect(
      works.map { $0.id } == [
        "greeting-tap", "profile-failed", "profile-retried", "name-refused", "name-saved",
      ])
    for each in works { each.work.perform() }
  }

  @Test("An interaction that was prepared and not performed is an error", arguments: idsOnScreens)
  func notPerformed(interaction: String) async throws {
    try await MainLoop.whenIdle {
      let found = try #require(allInteractions.first { $0.id == interaction })
      let interaction = try found.init(on: .floor, repetitions: 1)
      interaction.prepare()
      #expect(throws: WrongScreen.self) { try interaction.check() }
      // A request that is never answered would be a leak.
      interaction.perform()
    }
  }

  @Test("Another greeting is an error that names the view and both texts")
  func anotherGreeting() async throws {
    let subject = Subject(
      id: "nodders", name: "Nodders",
      makeGreetingScreen: { _ in TestGreetingViewController(greeting: "Hi") },
      makeProfileScreen: { Subject.floor.makeApp($0).makeProfileScreen() })
    await #expect(
      throws: WrongScreen(
        problem: "greeting.label shows \"Hi\", not \"Hello David Blaine\".")
    ) {
      try await perform("greeting-tap", on: subject, times: 1)
    }
  }

  @Test("A dropped screen that lives on is an error")
  func leak() async throws {
    let hoard = Hoard()
    let subject = Subject(
      id: "hoarders", name: "Hoarders",
      makeGreetingScreen: { _ in UIViewController() },
      makeProfileScreen: {
        let screen = Subject.floor.makeApp($0).makeProfileScreen()
        hoard.screens.append(screen)
        return screen
      })
    await #expect(
      throws: WrongScreen(problem: "A screen is still alive after the measurement has released it.")
    ) {
      try await perform("profile-drop", on: subject, times: 1)
    }
  }
}

extension Subject {
  /// A made-up architecture to be measured, whose screens look right and do nothing.
  fileprivate static let idle = Subject(
    id: "idlers", name: "Idlers",
    makeGreetingScreen: { _ in TestGreetingViewController(greeting: "") },
    makeProfileScreen: { _ in IdleProfileViewController() })
}

private final class TestGreetingViewController: UIViewController {
  init(greeting: String) {
    super.init(nibName: nil, bundle: nil)
    let greetingView = GreetingView()
    greetingView.button.addAction(
      UIAction { [label = greetingView.label] _ in label.text = greeting },
      for: .primaryActionTriggered)
    view = greetingView
  }

  required init?(coder: NSCoder) { nil }
}

private final class IdleProfileViewController: UIViewController {
  override func loadView() {
    view = ProfileView()
  }
}

/// An object that keeps screens alive after the interaction has released them.
@MainActor private final class Hoard {
  var screens: [UIViewController] = []
}

/// A list of the calls that screens have received while they appeared, such as `viewDidAppear`.
@MainActor private final class AppearanceLog {
  var events: [String] = []
  weak var latestScreen: UIViewController?
}

/// A greeting screen that notes in a log that its view was loaded and that it has appeared.
private final class LoggingGreetingViewController: UIViewController {
  private let log: AppearanceLog

  init(_ log: AppearanceLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = GreetingView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.events.append("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.events.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.events.append("viewDidAppear")
  }
}
