import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

@Suite struct ProfileLogicControllerPostsTests {
  let profile = ProfileFixture.presenting(.blaine)

  @Test("P-22: the newest five posts are presented, newest first, and none before the answer")
  func newestFive() async throws {
    profile.loadPosts()
    #expect(profile.shown == .presenting(.blaine))
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(
      profile.shown == .presenting(.blaine) { $0.posts = [6, 5, 4, 3, 2].map(Post.sample) })
    #expect(profile.states.count == 3)
  }

  @Test(
    "P-22: posts are asked for only if a profile is shown",
    arguments: [ScenarioService.Answer.failure(.unreachable), nil])
  func withoutProfile(answer: ScenarioService.Answer?) async throws {
    let profile = ProfileFixture()
    profile.load()
    if let answer { try await profile.answer(.currentUser, with: answer) }
    let shown = profile.shown
    profile.loadPosts()
    try await settle()
    #expect(profile.postService.calls.isEmpty)
    #expect(profile.shown == shown)
  }

  @Test("P-23: a user without posts is presented as such")
  func none() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.posts([]))
    #expect(profile.shown == .presenting(.blaine) { $0.posts = [] })
  }

  @Test("P-24: a failure is presented beside a profile that works on")
  func failed() async throws {
    profile.loadPosts()
    try await profile.answerPosts(.failure(.unreachable))
    let failed = ProfileFixture.Shown.presenting(.blaine) {
      $0.postsError = "The posts could not be reached."
    }
    #expect(profile.shown == failed)
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.state.content?.user.displayName.text == "Dee")
    #expect(profile.state.content?.postsError != nil)
  }

  @Test("P-24: a retry clears the failure and asks again, which may fail again")
  func retried() async throws {
    profile.loadPosts()
    for _ in 0..<2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.state.content?.postsError != nil)
      profile.loadPosts()
      #expect(profile.shown == .presenting(.blaine))
    }
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.postService.calls.count == 3)
    #expect(profile.shown == .presenting(.blaine) { $0.posts = [.sample(1)] })
  }
}
