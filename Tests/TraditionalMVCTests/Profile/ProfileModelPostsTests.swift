import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelPostsTests {
  @Test("P-22: the newest five posts are announced, newest first")
  func newestFive() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    #expect(profile.seen.posts == nil)
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
    #expect(
      profile.seen == .shown(.sample).with { $0.posts = [6, 5, 4, 3, 2].map(Post.sample) })
  }

  @Test("P-22: posts are asked for once the user is loaded, and not before")
  func afterLoading() async throws {
    let profile = ProfileFixture()
    profile.model.load()
    try await settle()
    #expect(profile.postService.calls.isEmpty)
    try await profile.answer(.currentUser, with: .user(.dee))
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id])
  }

  @Test("P-23: no posts are something else than posts that are not known")
  func none() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.posts([]))
    #expect(profile.seen == .shown(.sample).with { $0.posts = [] })
  }

  @Test("P-24: a failure leaves a message beside the profile, and trying again clears it")
  func failed() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    let failed = ProfileFixture.Observation.shown(.sample).with {
      $0.postsError = "The posts could not be reached."
    }
    for count in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.seen == failed)
      profile.model.reloadPosts()
      #expect(profile.seen == .shown(.sample))
      try await settle()
      #expect(
        profile.postService.calls.map(\.userID)
          == Array(repeating: User.sample.id, count: count + 1))
    }
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.seen == .shown(.sample).with { $0.posts = [.sample(1)] })
  }

  @Test("P-24: the profile works on beside a failure")
  func worksOn() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.failure(.unreachable))
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.seen.name == "Dee")
    #expect(profile.seen.postsError == "The posts could not be reached.")
  }

  @Test(
    "P-26: closing cancels asking for posts, and a late answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func closed(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await settle()
    profile.model.leave()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == .sample)
    try await profile.answerPosts(answer)
    #expect(profile.seen == .shown(.sample))
  }

  @Test(
    "P-26: logging out cancels asking for posts, and a late answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func loggedOut(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await settle()
    profile.model.logOut()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    try await profile.answerPosts(answer)
    #expect(profile.seen == .shown(.sample))
    #expect(profile.cache.user == nil)
  }

  @Test("P-18: posts that are tried again after logging out are not asked for")
  func triedAgainAfterLoggingOut() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.failure(.unreachable))
    let seen = profile.seen
    profile.model.logOut()
    profile.model.reloadPosts()
    try await settle()
    #expect(profile.seen == seen)
    #expect(profile.postService.calls.count == 1)
  }
}
