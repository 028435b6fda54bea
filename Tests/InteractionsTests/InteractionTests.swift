import Apps
import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import Scenarios
import Testing
import Views

@testable import Interactions

/// Performs an interaction with all its checks, while no other job runs.
private func perform(
  _ interaction: Interaction, on subject: Subject, times: Int
) async throws {
  try await MainLoop.whenIdle {
    let interaction = try interaction.measured.init(on: subject, repetitions: times)
    for _ in 0..<times {
      interaction.prepare()
      interaction.perform()
    }
    try interaction.check()
    interaction.end()
    MainLoop.drain()
  }
}

/// The interactions that succeed even on a screen with views and no other code.
private let needOnlyViews: [Interaction] = [.greetingBuild, .greetingOpen, .profileBuild]

/// The interactions with screens that are built before the measurement and stay in use.
private let onScreens: [Interaction] = [
  .greetingTap, .profileCached, .profileFailed, .profileRetried, .nameTyped, .nameRefused,
  .nameSaved,
]

@Suite("Interactions")
struct InteractionTests {
  @Test("Each has a sentence of its own")
  func meanings() {
    let meanings = Set(Interaction.allCases.map(\.meaning))
    #expect(meanings.count == Interaction.allCases.count)
    #expect(meanings.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(
    "Without an architecture, every interaction ends as expected", arguments: Interaction.allCases,
    [1, 3])
  func floor(interaction: Interaction, times: Int) async throws {
    try await perform(interaction, on: .floor, times: times)
  }

  @Test(
    "In every architecture, every interaction ends as expected", arguments: Architecture.all,
    Interaction.allCases)
  func architectures(architecture: Architecture, interaction: Interaction) async throws {
    try await perform(interaction, on: Subject(architecture), times: 3)
  }

  @Test(
    "A screen that does nothing is an error",
    arguments: Interaction.allCases.filter { !needOnlyViews.contains($0) })
  func nothingHappens(interaction: Interaction) async throws {
    let idlers = Subject(greeting: { GreetingScreen() }, profile: { _ in IdleProfileScreen() })
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: idlers, times: 1)
    }
  }

  @Test("A screen without its views is an error", arguments: needOnlyViews)
  func nothingThere(interaction: Interaction) async throws {
    let minimalists = Subject(profile: { _ in UIViewController() })
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: minimalists, times: 1)
    }
  }

  @Test("Memory is reported only for the opening of screens, which stay in use")
  func memory() {
    let opening = Interaction.allCases.filter { $0.measured.opensScreen }
    #expect(opening == [.greetingOpen, .profileOpen])
  }

  @Test("An opened screen has appeared once, and stays in memory")
  func opening() async throws {
    try await MainLoop.whenIdle {
      let log = AppearanceLog()
      let diarists = Subject(greeting: { GreetingScreen(log: log) })
      let opening = try GreetingOpen(on: diarists, repetitions: 2)
      for number in 1...2 {
        opening.prepare()
        opening.perform()
        // Each of the two apps has shown a screen before.
        #expect(log.appearances == 2 + number && log.latestScreen != nil)
      }
    }
  }

  @Test("The models' work is done without a screen, for each interaction that has such work")
  @MainActor func modelWork() {
    let works = Interaction.allCases.map { $0.measured.makeModelWork() }
    let withWork = zip(Interaction.allCases, works).filter { $0.1 != nil }.map(\.0)
    #expect(
      withWork == [
        .greetingTap, .profileFailed, .profileRetried, .nameTyped, .nameRefused, .nameSaved,
      ])
    for work in works { work?.perform() }
  }

  @Test("An interaction that was prepared and not performed is an error", arguments: onScreens)
  func notPerformed(interaction: Interaction) async throws {
    try await MainLoop.whenIdle {
      let interaction = try interaction.measured.init(on: .floor, repetitions: 1)
      interaction.prepare()
      #expect((try? interaction.check()) == nil)
      // A request that is never answered would be a leak.
      interaction.perform()
    }
  }

  @Test("Another greeting is an error that names the view and both texts")
  func anotherGreeting() async throws {
    let nodders = Subject(greeting: { GreetingScreen("Hi") })
    await #expect(
      throws: WrongScreen(
        problem: "greeting.label shows \"Hi\", not \"Hello David Blaine\".")
    ) {
      try await perform(.greetingTap, on: nodders, times: 1)
    }
  }

  @Test("A screen that lives on after it was left is an error")
  func leak() async throws {
    let hoard = Hoard()
    let hoarders = Subject(profile: {
      let screen = Subject.floor.makeApp($0).makeProfileScreen()
      hoard.screens.append(screen)
      return screen
    })
    await #expect(
      throws: WrongScreen(problem: "A screen is still alive after it was left.")
    ) {
      try await perform(.profileLeave, on: hoarders, times: 1)
    }
  }
}

extension Subject {
  /// Creates a made-up architecture; without a function, its screen is empty or that of the floor.
  fileprivate init(
    greeting: @escaping @MainActor @Sendable () -> UIViewController = { UIViewController() },
    profile: @escaping Architecture.MakeProfileScreen = {
      Subject.floor.makeApp($0).makeProfileScreen()
    }
  ) {
    self.init(
      name: "Made-up", makeGreetingScreen: { _ in greeting() },
      makeProfileScreen: profile)
  }
}

/// A greeting screen that looks right and shows a given text when the button is tapped.
private final class GreetingScreen: UIViewController {
  private let log: AppearanceLog?

  init(_ greeting: String = "", log: AppearanceLog? = nil) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    let greetingView = GreetingView()
    greetingView.button.addAction(
      UIAction { [label = greetingView.label] _ in label.text = greeting },
      for: .primaryActionTriggered)
    view = greetingView
    log?.latestScreen = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.appearances += 1
  }
}

private final class IdleProfileScreen: UIViewController {
  override func loadView() {
    view = ProfileView()
  }
}

/// An object that keeps screens alive after the interaction has released them.
@MainActor private final class Hoard {
  var screens: [UIViewController] = []
}

@MainActor private final class AppearanceLog {
  var appearances = 0
  weak var latestScreen: UIViewController?
}
