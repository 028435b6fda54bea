import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@Suite("A stage")
struct StageTests {
  private let stage = Stage(for: .profile(cached: nil)) { _ in TestApp() }

  @Test("A screen that was left is made anew when it is opened again")
  func opensAgain() throws {
    #expect(stage.places == [.home])
    try stage.open()
    let first = try #require(stage.screenInUse)
    #expect(throws: ScenarioError.isOpen) { try stage.open() }
    #expect(throws: ScenarioError.isOpen) { try stage.beginOpening() }
    #expect(stage.places == [.home, .screen])
    try stage.goBack()
    #expect(stage.screenInUse == nil)
    try stage.open()
    #expect(stage.places == [.home, .screen])
    #expect(stage.screenInUse !== first)
  }

  @Test("A field that is disabled while its text is deleted cannot be cleared")
  func disabledWhileClearing() throws {
    let field = UITextField()
    let stage = Stage(for: .profile(cached: nil)) { _ in
      TestApp(makeProfile: {
        let screen = UIViewController()
        field.accessibilityIdentifier = Control.nameField
        field.text = "ab"
        field.addAction(
          UIAction { [weak field] _ in field?.isEnabled = false }, for: .editingChanged)
        screen.view.addSubview(field)
        return screen
      })
    }
    try stage.open()
    #expect(throws: ScenarioError.cannotTouch(Control.nameField)) {
      try stage.clear(Control.nameField)
    }
    #expect(field.text == "a")
  }

  @Test("A screen that is left in the middle of its opening appears first")
  func leavesWhileOpening() async throws {
    final class Watched: UIViewController {
      var events: [String] = []

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("appeared")
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { events.append("left") }
      }
    }
    let screen = Watched()
    try await MainLoop.whenIdle {
      let stage = Stage(for: .profile(cached: nil)) { _ in TestApp(makeProfile: { screen }) }
      try stage.beginOpening()
      stage.abandon()
      #expect(stage.places == [.home])
    }
    #expect(screen.events == ["appeared", "left"])
  }

  @Test("The person's time zone is that of Auckland")
  func timeZone() {
    #expect(TimeZone.current.identifier == "Pacific/Auckland")
  }

  @Test("Going home leaves all screens but the lowest, which cannot be left")
  func goesHome() throws {
    try stage.open()
    stage.cover()
    stage.cover()
    #expect(stage.places == [.home, .screen, .another, .another])
    try stage.goHome()
    #expect(stage.places == [.home])
    #expect(throws: ScenarioError.nothingToGoBackTo) { try stage.goHome() }
  }

  @Test("A pause only lets queued work run")
  func pause() async throws {
    let hasRun = try await MainLoop.whenIdle {
      var hasRun = false
      Task { hasRun = true }
      let stage = Stage(for: .profile(cached: nil)) { _ in TestApp() }
      #expect(!hasRun)
      let problem = try stage.perform(.pause)
      #expect(problem == nil)
      return hasRun
    }
    #expect(hasRun)
  }
}
