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
