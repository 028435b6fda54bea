import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterPostsTests {
  @Test("P-22: the newest five posts are shown, newest first")
  func newestFive() async throws {
    let profile = ProfileFixture.showing()
    try await settle()
    #expect(profile.postService.calls.map(\.userID) == [User.blaine.id])
    #expect(profile.screen == .blaine)
    try await profile.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(
      profile.screen == .blaine.with { $0.posts = [6, 5, 4, 3, 2].map(Post.sample) })
    #expect(profile.postService.calls.count == 1)
  }

  @Test("P-22: posts are asked for once the user is known, and not before")
  func afterLoading() async throws {
    let profile = try await ProfileFixture.loading()
    #expect(profile.postService.calls.isEmpty)
    try await profile.answer(.currentUser, with: .user(.dee))
    #expect(profile.postService.calls.map(\.userID) == [User.dee.id])
    #expect(profile.screen == .dee)
  }

  @Test("P-23: a user without posts is told so")
  func none() async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.posts([]))
    #expect(profile.screen == .blaine.with { $0.saysNoPosts = true })
  }

  @Test("P-24: a failure shows beside the profile, and a retry clears it and asks again")
  func failed() async throws {
    let failed = ProfileScreen.blaine.with {
      $0.postsError = "The posts could not be reached."
    }
    let profile = ProfileFixture.showing()
    for count in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.screen == failed)
      profile.presenter.postsRetryTapped()
      #expect(profile.screen == .blaine)
      try await settle()
      #expect(profile.postService.calls.count == count + 1)
    }
    #expect(profile.postService.calls.allSatisfy { $0.userID == User.blaine.id })
    try await profile.answerPosts(.posts([.sample(1)]))
    #expect(profile.screen == .blaine.with { $0.posts = [.sample(1)] })
    profile.enter("Dee")
    try await settle()
    #expect(profile.requests == [.changeDisplayName(.sample("Dee"))])
  }

  @Test("P-25: selecting a row asks for the screen of its post")
  func selected() async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.posts([.sample(1), .sample(2)]))
    #expect(profile.navigation.selectedPosts == [])
    profile.presenter.postSelected(at: 1)
    profile.presenter.postSelected(at: 0)
    #expect(profile.navigation.selectedPosts == [.sample(1), .sample(2)])
  }
}
