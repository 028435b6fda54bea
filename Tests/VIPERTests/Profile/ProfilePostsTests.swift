import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePostsTests {
  @Test("P-22: the newest five posts are shown, newest first, with title and local day")
  func newestFive() async throws {
    let fixture = ProfileFixture()
    try await settle()
    #expect(fixture.shown == .sample())
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.shown == .sample { $0.posts = [6, 5, 4, 3, 2].map(row) })
  }

  @Test("P-22: posts are asked for once the user is known, and not before")
  func afterLoading() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    fixture.presenter.viewWillAppear()
    try await settle()
    #expect(fixture.postService.calls.count == 1)
  }

  @Test("P-23: a user without posts is told so")
  func none() async throws {
    let fixture = ProfileFixture()
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.shown == .sample { $0.posts = [] })
  }

  @Test("P-24: a failure shows beside the profile, and each retry clears it and asks again")
  func failed() async throws {
    let fixture = ProfileFixture()
    for _ in 1...2 {
      try await fixture.answerPosts(.failure(.unreachable))
      #expect(fixture.shown == .sample { $0.postsError = "The posts could not be reached." })
      fixture.presenter.postsRetryTapped()
      #expect(fixture.shown == .sample())
    }
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.shown == .sample { $0.posts = [row(1)] })
    #expect(fixture.postService.calls.count == 3)
  }

  @Test("P-24: beside a failure, the name can be changed")
  func worksOn() async throws {
    let fixture = ProfileFixture()
    try await fixture.answerPosts(.failure(.unreachable))
    try await fixture.enter("Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(
      fixture.shown
        == .sample {
          $0.setName("Anna")
          $0.postsError = "The posts could not be reached."
        })
  }

  @Test("P-25: selecting a row leads to its post")
  func selected() async throws {
    let fixture = ProfileFixture()
    try await fixture.answerPosts(.posts([.sample(1), .sample(2), .sample(3)]))
    fixture.presenter.postSelected(at: 0)
    fixture.presenter.postSelected(at: 2)
    #expect(fixture.router.postsShown == [.sample(3), .sample(1)])
    #expect(fixture.shown == .sample { $0.posts = [3, 2, 1].map(row) })
  }

  private func row(_ day: Int) -> PostRow {
    PostRow(title: "Post \(day)", date: "2026-03-0\(day)")
  }
}
