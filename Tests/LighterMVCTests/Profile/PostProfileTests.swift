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
}
