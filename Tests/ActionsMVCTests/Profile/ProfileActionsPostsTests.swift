import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsPostsTests {
  private let profile = ProfileFixture()

  @Test("P-22: the newest five posts of the user are handed over, newest first")
  func loads() async throws {
    profile.loadPosts()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.posting.outputs.isEmpty)
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.posting.outputs == [.succeeded([6, 5, 4, 3, 2].map(Post.sample))])
  }

  @Test("P-22: a row has the title and the user's day, when it is still the day before in UTC")
  func rows() {
    #expect(
      profile.rows(of: [.sample(2), .sample(1)]) == [
        PostRow(title: "Post 2", date: "2026-03-02"), PostRow(title: "Post 1", date: "2026-03-01"),
      ])
  }

  @Test("P-22: the day is that of the time zone when the rows are made")
  func otherTimeZone() throws {
    let date = try Date("2026-01-01T05:00:00Z", strategy: .iso8601)
    let post = Post(id: Post.ID(rawValue: "1"), title: "New year", date: date)
    #expect(profile.rows(of: [post]).map(\.date) == ["2026-01-01"])
    ScenarioPostService.setTimeZone("Pacific/Honolulu")
    defer {
      ScenarioPostService.setTimeZone()
    }
    #expect(profile.rows(of: [post]).map(\.date) == ["2025-12-31"])
  }

  @Test("P-23: a user without posts is no failure")
  func none() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.posts([]))
    #expect(profile.posting.outputs == [.succeeded([])])
    #expect(profile.rows(of: []).isEmpty)
  }

  @Test("P-24: a failure tells the reason, and the posts can be asked for again")
  func fails() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.failure(.unreachable))
    #expect(profile.posting.outputs == [.failed("The posts could not be reached.")])
    profile.loadPosts()
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.posting.outputs.dropFirst() == [.succeeded([.sample(1)])])
  }
}
