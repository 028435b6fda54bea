import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// The posts of the user (P-22 to P-26).
  @Suite("Posts")
  struct Posts {
    private func row(_ day: Int) -> ProfilePostRow {
      ProfilePostRow(title: "Post \(day)", date: "2026-03-0\(day)")
    }

    @Test("A cached user's posts are asked for, and until then there is no sign of posts")
    func askedFor() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      #expect(fixture.usersOfPostRequests == [User.blaine.id])
      #expect(fixture.view.posts == .unknown)
      #expect(fixture.view.postsError == nil)
    }

    @Test("A loaded user's posts are asked for once the profile is shown")
    func askedForAfterLoading() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      #expect(fixture.usersOfPostRequests.isEmpty)
      try await fixture.answer(.currentUser, with: .user(.dee))
      #expect(fixture.usersOfPostRequests == [User.dee.id])
    }

    @Test("Changes do not ask for the posts again")
    func askedForOnce() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .posts([.sample(3)]))
      try await fixture.rename(to: "Dee")
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.choosePhoto(Photo.landscape.data)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.usersOfPostRequests == [User.blaine.id])
      #expect(fixture.view.posts == .rows([row(3)]))
    }

    @Test("The newest five posts are listed, newest first, with the day where the person is")
    func newestFive() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .posts([4, 7, 1, 9, 2, 5, 8].map(Post.sample)))
      #expect(fixture.view.posts == .rows([9, 8, 7, 5, 4].map(row)))
    }

    @Test("Posts of one day are ordered by time, also when summer time ends")
    func oneDay() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(
        with: .posts([
          .sample("Coins", "2026-04-05T02:30:00+13:00"),
          .sample("Mirror", "2026-04-05T02:10:00+12:00"),
        ]))
      #expect(
        fixture.view.posts
          == .rows([
            ProfilePostRow(title: "Mirror", date: "2026-04-05"),
            ProfilePostRow(title: "Coins", date: "2026-04-05"),
          ]))
    }

    @Test("Days are those of the time zone to which the person has travelled")
    func travelling() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      ScenarioPostService.setTimeZone("America/Los_Angeles")
      defer { ScenarioPostService.setTimeZone() }
      try await fixture.answerPosts(
        with: .posts([.sample("Summer", "2026-11-01T00:00:00-07:00")]))
      #expect(
        fixture.view.posts == .rows([ProfilePostRow(title: "Summer", date: "2026-11-01")]))
    }

    @Test("When there are no posts, the view says so")
    func noPosts() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .posts([]))
      #expect(fixture.view.posts == .none)
      #expect(fixture.view.postsError == nil)
    }

    @Test("When the posts cannot be loaded, the message shows beside the profile")
    func failed() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .failure(.unreachable))
      #expect(fixture.view.postsError == "The posts could not be reached.")
      #expect(fixture.view.posts == .unknown)
      #expect(fixture.view.part == .profile)
    }

    @Test("A retry clears the message and asks again")
    func retried() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .failure(.unreachable))
      fixture.presenter.didTapRetryPosts()
      #expect(fixture.view.postsError == nil)
      try await settle()
      #expect(fixture.usersOfPostRequests == [User.blaine.id, User.blaine.id])
      try await fixture.answerPosts(with: .posts([.sample(3)]))
      #expect(fixture.view.posts == .rows([row(3)]))
    }

    @Test("Selecting a row opens the post of this row")
    func selected() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.answerPosts(with: .posts([1, 3, 2].map(Post.sample)))
      fixture.presenter.didSelectPost(at: 1)
      #expect(fixture.view.destinations == [.post(.sample(2))])
    }

    @Test(
      "Answers about posts leave changes in flight as they are",
      arguments: [
        ScenarioPostService.Answer.posts([.sample(3)]), .posts([]), .failure(.unreachable),
      ])
    func besideChanges(answer: ScenarioPostService.Answer) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "Dee")
      fixture.presenter.didTapChangePhoto()
      try await fixture.answerPosts(with: answer)
      #expect(fixture.view.isSavingName)
      #expect(!fixture.view.canChangePhoto)
      #expect(fixture.view.nameFieldFillCount == 1)
    }

    @Test("Leaving cancels the request for posts, and a late answer changes nothing")
    func left() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.viewDidLeave()
      #expect(fixture.postService.calls.map(\.isCancelled) == [true])
      try await fixture.answerPosts(with: .posts([.sample(3)]))
      #expect(fixture.view.posts == .unknown)
    }

    @Test("Logging out cancels the request for posts, and a late answer changes nothing")
    func loggedOut() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapLogOut()
      #expect(fixture.postService.calls.map(\.isCancelled) == [true])
      try await fixture.answerPosts(with: .failure(.unreachable))
      #expect(fixture.view.postsError == nil)
    }
  }
}
