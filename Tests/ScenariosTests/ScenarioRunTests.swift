import Apps
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@Suite("A scenario")
struct ScenarioRunTests {
  @Test("A correct screen passes")
  func goodScreen() async throws {
    #expect(try await failures(of: "greeting.shown") { GreetingScreen(person: $0) }.isEmpty)
  }

  @Test("A screen without the controls stops the scenario at the first tap")
  func emptyScreen() async throws {
    let failures = try await failures(of: "greeting.shown") { _ in UIViewController() }
    #expect(failures.map(\.stepIndex) == [1])
    #expect(failures.first?.message == "greeting.button is not on the screen.")
  }

  @Test("A wrong text is a failure that names the expected and the shown text")
  func wrongText() async throws {
    let failures = try await failures(of: "greeting.shown") {
      GreetingScreen(person: Person(firstName: $0.lastName, lastName: $0.firstName))
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("Hello Blaine David") == true)
  }

  @Test("A disabled button cannot be touched")
  func disabledButton() async throws {
    let failures = try await failures(of: "greeting.shown") {
      let screen = GreetingScreen(person: $0)
      screen.button.isEnabled = false
      return screen
    }
    #expect(failures.map(\.message) == ["greeting.button cannot be touched."])
  }

  @Test("P-21: A screen that owns itself is found alive after the scenario")
  func leakingScreen() async throws {
    var leaked: GreetingScreen?
    let failures = try await failures(of: "greeting.shown") {
      let screen = GreetingScreen(person: $0)
      screen.keptBy = screen
      leaked = screen
      return screen
    }
    leaked?.keptBy = nil
    #expect(failures.contains { $0.message.contains("GreetingScreen is still alive") })
    #expect(failures.contains { $0.message.contains("UIButton is still alive") })
  }

  @Test(
    "P-21: A screen that its change keeps alive is found before the change is answered",
    arguments: [[], [Step.answer(.changeDisplayName, .accepted)]])
  func changeThatKeepsItsScreen(later: [Step]) async throws {
    let scenario = Scenario(
      "profile.popped", on: .profile(cached: .blaine),
      steps: [.open, .type("!", into: Control.nameField), .endEditing, .pause, .goBack, .pause],
      later)
    let failures = try await MainLoop.whenIdle {
      scenario.run { dependencies in
        TestApp(makeProfile: { RenamingScreen(dependencies.service) })
      }
    }
    #expect(failures.contains { $0.message.contains("A change keeps RenamingScreen alive") })
  }

  @Test("P-21: A task that outlives the screen is found, also if it holds no object of the screen")
  func endlessTask() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    let failures = try await failures(of: "greeting.shown") {
      Task { await withCheckedContinuation { continuation = $0 } }
      return GreetingScreen(person: $0)
    }
    continuation?.resume()
    #expect(failures.map(\.message) == ["A task has not ended after its screen (P-21)."])
  }

  @Test("P-21: What an app makes for a screen, and keeps after it, is found")
  func appThatKeeps() async throws {
    let failures = try await failuresOfGreeting {
      let app = TestApp()
      app.makeGreeting = { [unowned app] in
        let screen = GreetingScreen(person: $0)
        app.kept = Kept()
        return screen
      }
      return app
    }
    #expect(failures.map(\.message) == ["Kept is still alive after its screen (P-21)."])
  }

  @Test(
    "P-21: What an app keeps of each screen is found after several rounds, in a dictionary, too")
  func appThatGrows() async throws {
    let scenario = Scenario(
      "rounds", on: .profile(cached: nil), rounds: 100, steps: [.open, .goBack])
    let growing = try await failures(of: scenario) { kept, _ in
      kept.titles[kept.titles.count] = "Profile"
    }
    #expect(growing.count == 1)
    #expect(
      growing.first?.message.hasPrefix("In 100 rounds, what the app keeps has grown") == true)
    let steady = try await failures(of: scenario) { kept, _ in kept.titles[0] = "Profile" }
    #expect(steady.isEmpty)
  }

  @Test("A round that fails is the last one")
  func failingRound() async throws {
    var madeCount = 0
    let failures = try await failures(of: "greeting.opened-again-and-again") { person in
      madeCount += 1
      return madeCount < 3 ? GreetingScreen(person: person) : UIViewController()
    }
    #expect(madeCount == 3)
    #expect(failures.map(\.message) == ["greeting.button is not on the screen."])
  }

  nonisolated enum Holder: CaseIterable { case property, closure, task }

  @Test(
    "P-21: A screen is found alive, opened or not, that a property, a closure or a task holds",
    arguments: screens.flatMap { screen in [1, 2].map { (screen: screen, number: $0) } },
    Holder.allCases)
  func heldScreen(_ made: (screen: Scenario.Screen, number: Int), by holder: Holder) async throws {
    // The first screen is left, and the second one is never opened.
    let scenario = Scenario(
      "unopened", on: made.screen, steps: [.open, .goBack, .makeUnopened, .cover, .goBack])
    var continuation: CheckedContinuation<Void, Never>?
    let failures = try await failures(of: scenario) { kept, screen in
      kept.screenCount += 1
      guard kept.screenCount == made.number else { return }
      switch holder {
      case .property: kept.screen = screen
      case .closure: kept.closure = { screen.title = "Held" }
      case .task:
        Task {
          await withCheckedContinuation { continuation = $0 }
          screen.title = "Held"
        }
      }
    }
    continuation?.resume()
    #expect(
      failures.contains { $0.message == "TestScreen is still alive after its screen (P-21)." })
  }

  nonisolated private static let screens: [Scenario.Screen] = [
    .greeting(Person(firstName: "David", lastName: "Blaine")), .profile(cached: .blaine),
  ]

  @Test("What an app keeps from the beginning may outlive its screens, but not the app")
  func appPart() async throws {
    var kept: Kept?
    func makeApp() -> TestApp {
      let app = TestApp(makeGreeting: { GreetingScreen(person: $0) })
      app.kept = Kept()
      return app
    }
    #expect(try await failuresOfGreeting(in: makeApp).isEmpty)
    let later = try await failuresOfGreeting {
      let app = makeApp()
      kept = app.kept as? Kept
      return app
    }
    #expect(kept != nil)
    #expect(later.map(\.message) == ["Kept is still alive after its app."])
  }

  @Test("A screen that yields passes", arguments: 1...20)
  func yieldingScreen(yieldCount: Int) async throws {
    let failures = try await failures(of: "greeting.shown") {
      Task { for _ in 1...yieldCount { await Task.yield() } }
      return GreetingScreen(person: $0)
    }
    #expect(failures.isEmpty)
  }

  @Test("A failure of a screen that sleeps names the sleep")
  func sleepingScreen() async throws {
    var task: Task<Void, any Error>?
    let failures = try await failures(of: "greeting.shown") {
      task = Task { try await Task.sleep(for: .seconds(3_600)) }
      return GreetingScreen(person: $0)
    }
    task?.cancel()
    #expect(failures.first?.message == "A task has not ended after its screen (P-21).")
    #expect(failures.last?.message.contains("calls Task.sleep(for:)") == true)
  }

  @Test("A player can do work around each step, up to the step that cannot be performed")
  func around() async throws {
    let scenario = Scenario(
      "greeting.unknown", on: .greeting(Person(firstName: "", lastName: "")),
      steps: [.open, .sees(Control.greetingLabel, "Other"), .tap("unknown"), .open])
    var performed: [Step] = []
    let failures = try await MainLoop.whenIdle {
      let stage = Stage(for: scenario.screen) { _ in
        TestApp(makeGreeting: { GreetingScreen(person: $0) })
      }
      return scenario.play(on: stage) { step, perform in
        perform()
        performed.append(step)
      }
    }
    #expect(performed == Array(scenario.steps.prefix(3)))
    #expect(failures.map(\.stepIndex) == [1, 2])
  }

  private func failures(
    of id: String, makeGreeting: @escaping @MainActor (Person) -> UIViewController
  ) async throws -> [Failure] {
    let scenario = try #require(Scenario.all.first { $0.id == id })
    return try await MainLoop.whenIdle {
      scenario.run { _ in TestApp(makeGreeting: makeGreeting) }
    }
  }

  private func failuresOfGreeting(
    in makeApp: @escaping @MainActor () -> TestApp
  ) async throws -> [Failure] {
    let scenario = try #require(Scenario.all.first { $0.id == "greeting.shown" })
    return try await MainLoop.whenIdle { scenario.run { _ in makeApp() } }
  }

  /// Plays a scenario in an app that may keep something of each screen that it makes.
  private func failures(
    of scenario: Scenario, keep: @escaping @MainActor (Kept, UIViewController) -> Void
  ) async throws -> [Failure] {
    try await MainLoop.whenIdle {
      scenario.run { _ in
        let kept = Kept()
        let make = {
          let screen = TestScreen()
          keep(kept, screen)
          return screen
        }
        let app = TestApp(makeGreeting: { _ in make() }, makeProfile: make)
        app.kept = kept
        return app
      }
    }
  }
}

/// An object that an app keeps, and what it may keep of screens.
private final class Kept {
  var screenCount = 0
  var titles: [Int: String] = [:]
  var screen: UIViewController?
  var closure: (() -> Void)?
}

/// A screen without controls.
private final class TestScreen: UIViewController {}

/// A screen that changes the person's name, and that stays alive until the change is done.
private final class RenamingScreen: UIViewController {
  private let field = UITextField()

  convenience init(_ service: any UserService) {
    self.init(nibName: nil, bundle: nil)
    field.accessibilityIdentifier = Control.nameField
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        Task {
          try? await service.changeDisplayName(to: .sample("David Blaine II"))
          self.title = "done"
        }
      }, for: .editingDidEnd)
    view.addSubview(field)
  }
}

/// A simple greeting screen for the tests.
private final class GreetingScreen: UIViewController {
  let button = UIButton(type: .system)
  var keptBy: AnyObject?
  private let label = UILabel()

  convenience init(person: Person) {
    self.init(nibName: nil, bundle: nil)
    button.accessibilityIdentifier = Control.greetingButton
    label.accessibilityIdentifier = Control.greetingLabel
    view.addSubview(button)
    view.addSubview(label)
    button.addAction(
      UIAction { [label] _ in label.text = "Hello \(person.firstName) \(person.lastName)" },
      for: .primaryActionTriggered)
  }
}
