import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePostsTests {
  @Test("P-11, P-22: the newest five posts are displayed, newest first, with title and local day")
  func newestFive() async throws {
    let fixture = ProfileFixture()
    try await settle()
    #expect(fixture.take() == .user())
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.take() == [.posts([6, 5, 4, 3, 2].map(row))])
  }

  @Test("P-22: posts are asked for once the user is known, and not before")
  func afterLoading() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    #expect(fixture.postService.calls.isEmpty)
    try await fixture.answer(.currentUser, with: .user(.sample))
    #expect(fixture.postService.calls.map(\.userID) == [User.sample.id])
    fixture.interactor.load()
    try await settle()
    #expect(fixture.postService.calls.count == 1)
  }

  @Test("P-23: that there are no posts is displayed")
  func none() async throws {
    let fixture = ProfileFixture.shown()
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.take() == [.noPosts])
  }

  @Test("P-24: a failure is displayed, and each retry starts over and asks again")
  func failed() async throws {
    let fixture = ProfileFixture.shown()
    for _ in 1...2 {
      try await fixture.answerPosts(.failure(.unreachable))
      #expect(fixture.take() == [.postsError("The posts could not be reached.")])
      fixture.interactor.reloadPosts()
      #expect(fixture.take() == [.reloadingPosts])
    }
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.take() == [.posts([row(1)])])
    #expect(fixture.postService.calls.map(\.userID) == .init(repeating: User.sample.id, count: 3))
  }

  @Test("P-17, P-24: beside a failure of the posts, name and photo can be changed")
  func worksOn() async throws {
    let fixture = ProfileFixture.shown()
    try await fixture.answerPosts(.failure(.unreachable))
    _ = fixture.take()
    try await fixture.enter("Anna")
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(
      fixture.take() == [
        .nameCount("4 of 40"), .savingName, .endOfSavingName, .name("Anna", count: "4 of 40"),
        .choosingPhoto, .savingPhoto, .endOfChangingPhoto, .photo(.png),
      ])
  }

  @Test("P-17: beside a failure of the posts, a failed name or photo displays nothing of posts")
  func staysFailed() async throws {
    let fixture = ProfileFixture.shown()
    try await fixture.answerPosts(.failure(.unreachable))
    _ = fixture.take()
    try await fixture.enter("")
    #expect(
      fixture.take()
        == [.nameCount("0 of 40"), .nameError("A name needs at least one character.")])
    try await fixture.enter("David Blaine")
    #expect(
      fixture.take() == [.nameCount("12 of 40"), .keptName("David Blaine", count: "12 of 40")])
    try await fixture.enter("Anna")
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    #expect(
      fixture.take() == [
        .nameCount("4 of 40"), .savingName, .endOfSavingName,
        .nameError("The change was not accepted."),
      ])

    try await fixture.choosePhoto(.gif)
    #expect(
      fixture.take() == [
        .choosingPhoto, .endOfChangingPhoto,
        .photoError("Only PNG and JPEG photos can be used."),
      ])
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(
      fixture.take() == [
        .choosingPhoto, .savingPhoto, .endOfChangingPhoto,
        .photoError("The profile could not be reached."),
      ])
  }

  @Test("P-25: the data store has the displayed posts, in the order of their rows")
  func stored() async throws {
    let fixture = ProfileFixture.shown()
    #expect(fixture.interactor.posts.isEmpty)
    try await fixture.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
    #expect(fixture.interactor.posts == [6, 5, 4, 3, 2].map(Post.sample))
  }

  private func row(_ day: Int) -> Profile.LoadPosts.ViewModel.DisplayedPost {
    .init(title: "Post \(day)", date: "2026-03-0\(day)")
  }
}
