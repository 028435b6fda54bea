import Foundation
import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct PostProfileTests {
  @Test(
    "P-22: the newest five are recent, newest first",
    arguments: [
      ([3, 1, 6, 2, 5, 4], [6, 5, 4, 3, 2]), ([1, 2], [2, 1]), ([], []),
    ])
  func recent(days: [Int], recentDays: [Int]) {
    #expect(days.map(Post.sample).recent == recentDays.map(Post.sample))
  }

  @Test("P-22: the day is that in the person's time zone, though it is another one in UTC")
  func day() {
    ScenarioPostService.setTimeZone()
    #expect(Post.sample(2).day == "2026-03-02")
    #expect(Post.sample(5).day == "2026-03-05")
  }

  @Test("P-22: the day follows the time zone, which may change while the app runs")
  func dayInAnotherTimeZone() {
    ScenarioPostService.setTimeZone("Pacific/Honolulu")
    defer { ScenarioPostService.setTimeZone() }
    #expect(Post.sample(2).day == "2026-03-01")
  }
}
