import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import Models
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
  "greeting-build", "greeting-tap", "greeting-drop", "profile-build", "profile-cached",
  "profile-failed", "profile-retried", "name-refused", "name-saved", "profile-drop",
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
    arguments: ids.filter { !["greeting-build", "profile-build"].contains($0) })
  func nothingHappens(interaction: String) async throws {
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: .idle, times: 1)
    }
  }

  @Test("A screen without its views is an error", arguments: ["greeting-build", "profile-build"])
  func nothingThere(interaction: String) async throws {
    let subject = Subject(
      id: "minimalists", name: "Minimalists", makeGreetingScreen: { _ in UIViewController() },
      makeProfileScreen: { _, _, _, _, _, _ in UIViewController() })
    await #expect(throws: WrongScreen.self) {
      try await perform(interaction, on: subject, times: 1)
    }
  }

  @Test("An interaction that was not performed is an error")
  func notPerformed() async throws {
    for interaction in ["greeting-tap", "name-refused", "name-saved"] {
      await #expect(throws: WrongScreen.self) {
        try await perform(interaction, on: .floor, times: 0)
      }
    }
  }

  @Test("Another greeting is an error that names the view and both texts")
  func anotherGreeting() async throws {
    let subject = Subject(
      id: "nodders", name: "Nodders",
      makeGreetingScreen: { _ in TestGreetingViewController(greeting: "Hi") },
      makeProfileScreen: Subject.floor.makeProfileScreen)
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
      makeGreetingScreen: Subject.floor.makeGreetingScreen,
      makeProfileScreen: { service, cache, library, postService, makeLogInScreen, makePostScreen in
        let screen = Subject.floor.makeProfileScreen(
          service, cache, library, postService, makeLogInScreen, makePostScreen)
        hoard.screens.append(screen)
        return screen
      })
    await #expect(
      throws: WrongScreen(problem: "A dropped screen is still alive.")
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
    makeProfileScreen: { _, _, _, _, _, _ in IdleProfileViewController() })
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
