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

  @Test("A screen that begins to open is updated once something happens, and not by a look at it")
  func updatesWhileOpening() throws {
    final class Counting: UIView {
      var updateCount = 0
      override func updateProperties() { updateCount += 1 }
    }
    let view = Counting()
    let stage = Stage(for: .profile(cached: nil)) { _ in
      TestApp(makeProfile: {
        let screen = UIViewController()
        screen.view.addSubview(view)
        return screen
      })
    }
    try stage.beginOpening()
    _ = try stage.perform(.seesNothing(of: Control.noPosts))
    #expect(view.updateCount == 0)
    _ = try stage.perform(.pause)
    #expect(view.updateCount == 1)
    view.setNeedsUpdateProperties()
    _ = try stage.perform(.pause)
    #expect(view.updateCount == 2)
    try stage.open()
  }

  @Test("A screen that is left in the middle of its opening appears first")
  func leavesWhileOpening() async throws {
    var events: [String] = []
    let screen = Watched()
    screen.record = { events.append($0) }
    try await MainLoop.whenIdle {
      let stage = Stage(for: .profile(cached: nil)) { _ in TestApp(makeProfile: { screen }) }
      try stage.beginOpening()
      stage.abandon()
      #expect(stage.places == [.home])
    }
    #expect(events == ["came", "appeared", "left"])
  }

  @Test("The person's time zone is that of Auckland, until the person travels")
  func timeZone() throws {
    #expect(TimeZone.current.identifier == "Pacific/Auckland")
    #expect(try stage.perform(.travel(to: "Asia/Kathmandu")) == nil)
    #expect(TimeZone.current.identifier == "Asia/Kathmandu")
    #expect(Calendar.current.timeZone.identifier == "Asia/Kathmandu")
    #expect(DateFormatter().timeZone.identifier == "Asia/Kathmandu")
    stage.leave()
    #expect(TimeZone.current.identifier == "Pacific/Auckland")
    #expect(Calendar.current.timeZone.identifier == "Pacific/Auckland")
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

  @Test("A new screen takes the place of the open one, which is alive when the new one appears")
  func replaces() throws {
    var events: [String] = []
    var madeCount = 0
    let stage = Stage(for: .profile(cached: nil)) { _ in
      TestApp(makeProfile: {
        madeCount += 1
        let screen = Watched()
        screen.record = { [number = madeCount] in events.append("\(number) \($0)") }
        return screen
      })
    }
    try stage.open()
    weak let first = stage.screenInUse
    events = []
    #expect(try stage.perform(.replace) == nil)
    #expect(events == ["2 appeared", "2 came", "1 left"])
    #expect(stage.places == [.home, .screen])
    #expect(stage.screenInUse != nil)
    #expect(first == nil)

    stage.cover()
    stage.cover()
    try stage.replace()
    #expect(stage.places == [.home, .screen])
    #expect(madeCount == 3)
    try stage.goBack()
    #expect(stage.places == [.home])
  }

  @Test("A screen that is not open, or that opens just now, cannot be replaced")
  func cannotReplace() throws {
    #expect(throws: ScenarioError.nothingToReplace) { try stage.replace() }
    stage.cover()
    #expect(throws: ScenarioError.nothingToReplace) { try stage.replace() }
    #expect(stage.places == [.home, .another])
    try stage.beginOpening()
    #expect(throws: ScenarioError.nothingToReplace) { try stage.replace() }
    try stage.open()
    try stage.replace()
    #expect(stage.places == [.home, .another, .screen])
  }

  @Test("A covered screen leaves from below, and the screen that covers it stays")
  func removesFromBelow() throws {
    try stage.open()
    weak let screen = stage.screenInUse
    stage.cover()
    #expect(try stage.perform(.removeFromBelow) == nil)
    #expect(stage.places == [.home, .another])
    #expect(stage.screenInUse == nil)
    #expect(screen == nil)
    try stage.open()
    #expect(stage.places == [.home, .another, .screen])
  }

  @Test("A screen that no other one covers cannot be removed from below")
  func cannotRemove() throws {
    #expect(throws: ScenarioError.nothingCovers) { try stage.removeFromBelow() }
    stage.cover()
    #expect(throws: ScenarioError.nothingCovers) { try stage.removeFromBelow() }
    try stage.open()
    #expect(throws: ScenarioError.nothingCovers) { try stage.removeFromBelow() }
    #expect(stage.places == [.home, .another, .screen])
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

/// A screen that tells when it has appeared, come or left.
private final class Watched: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("appeared")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(parent == nil ? "left" : "came")
  }
}
