import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelPostsTests {
  @Test("P-22: the newest five posts are announced, newest first, with the day in the time zone")
  func newestFive() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    #expect(profile.screen == .showing(.sample))
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(profile.postService.calls.map(\.userID) == [User.sample.id])
    let days = [6, 5, 4, 3, 2]
    #expect(
      profile.screen
        == .showing(.sample).with { $0.rows = days.map { ["Post \($0)", "2026-03-0\($0)"] } })
    #expect(profile.model.posts == days.map(Post.sample))
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
    #expect(profile.screen == .showing(.sample).with { $0.saysNoPosts = true })
  }

  @Test("P-24: a failure leaves a message beside the profile, and trying again clears it")
  func failed() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    let failed = ProfileScreen.showing(.sample).with {
      $0.postsError = "The posts could not be reached."
    }
    for count in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.screen == failed)
      profile.model.reloadPosts()
      #expect(profile.screen == .showing(.sample))
      try await settle()
      #expect(
        profile.postService.calls.map(\.userID)
          == Array(repeating: User.sample.id, count: count + 1))
    }
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.screen == .showing(.sample).with { $0.rows = [["Post 1", "2026-03-01"]] })
  }

  @Test(
    "P-22, P-24: trying again asks for the posts of the model's user, even if another is cached",
    arguments: [nil, User.dee])
  func triedAgainBesideAnotherUser(_ user: User?) async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.failure(.unreachable))
    profile.cache.user = user
    profile.model.reloadPosts()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.sample.id, User.sample.id])
  }

  @Test(
    "P-22, P-24: an answer about the posts changes nothing else, whatever is in flight or wrong",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .posts([]), .failure(.unreachable)])
  func changesNothingElse(answer: ScenarioPostService.Answer) async throws {
    for isInFlight in [true, false] {
      let profile = ProfileFixture.opened(with: .sample)
      try await profile.choosePhoto(isInFlight ? .png : .gif)
      profile.enter(isInFlight ? "Harry Houdini" : "")
      let screen = profile.screen
      try await profile.answerPosts(answer)
      let withPosts = screen.with {
        $0.rows = profile.screen.rows
        $0.saysNoPosts = profile.screen.saysNoPosts
        $0.postsError = profile.screen.postsError
      }
      #expect(profile.screen == withPosts)
      #expect(profile.screen != screen)
    }
  }

  @Test("P-24: the profile works on beside a failure")
  func worksOn() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.failure(.unreachable))
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.screen.name == "Dee")
    #expect(profile.screen.postsError == "The posts could not be reached.")
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
    #expect(profile.screen == .showing(.sample))
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
    #expect(profile.screen == .showing(.sample))
    #expect(profile.cache.user == nil)
  }

  @Test("P-18: posts that are tried again after logging out are not asked for")
  func triedAgainAfterLoggingOut() async throws {
    let profile = ProfileFixture.opened(with: .sample)
    try await profile.answerPosts(.failure(.unreachable))
    let screen = profile.screen
    profile.model.logOut()
    profile.model.reloadPosts()
    try await settle()
    #expect(profile.screen == screen)
    #expect(profile.postService.calls.count == 1)
  }
}
