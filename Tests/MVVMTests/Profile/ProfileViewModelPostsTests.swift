import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: posts")
  final class ProfileViewModelPostsTests {
    let service = ScenarioService()
    let postService = ScenarioPostService()
    let cache: UserCache
    let viewModel: ProfileViewModel

    init() throws {
      cache = UserCache(user: try .david())
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: postService)
    }

    @Test("P-22: The newest five posts are shown, newest first, with title and day")
    func showsNewestFive() async throws {
      viewModel.viewWillAppear()
      #expect(viewModel.postRows == nil)
      try await answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(postService.calls.map(\.userID) == [try User.david().id])
      #expect(
        viewModel.postRows
          == [6, 5, 4, 3, 2].map { PostRow(title: "Post \($0)", date: "2026-03-0\($0)") })
      #expect(viewModel.postsErrorText == nil)
    }

    @Test("P-22: Posts are asked for once the user is known, and not before")
    func loadsAfterUser() async throws {
      cache.user = nil
      viewModel.viewWillAppear()
      try await settle()
      #expect(postService.calls.isEmpty)
      try service.answer(.currentUser, with: .user(.david()))
      try await settle()
      #expect(postService.calls.map(\.userID) == [try User.david().id])
      viewModel.viewWillAppear()
      try await settle()
      #expect(postService.calls.count == 1)
      postService.endEveryCall()
    }

    @Test("P-23: A user without posts has no rows, which is not to know of none")
    func hasNoPosts() async throws {
      viewModel.viewWillAppear()
      try await answerPosts(.posts([]))
      #expect(viewModel.postRows == [])
    }

    @Test("P-24: A failure shows beside the profile, and trying again clears it")
    func failsAndRetries() async throws {
      viewModel.viewWillAppear()
      try await answerPosts(.failure(.unreachable))
      #expect(viewModel.postsErrorText == "The posts could not be reached.")
      #expect(viewModel.errorText == nil && viewModel.postRows == nil)
      #expect(!viewModel.isProfileHidden)
      viewModel.postsRetryTapped()
      #expect(viewModel.postsErrorText == nil)
      try await answerPosts(.posts([.sample(1)]))
      #expect(viewModel.postRows == [PostRow(title: "Post 1", date: "2026-03-01")])
    }

    @Test("P-25: Selecting a row leads to the post")
    func selectsPost() async throws {
      var selected: [Post] = []
      viewModel.onPostSelected = { selected.append($0) }
      viewModel.viewWillAppear()
      try await answerPosts(.posts([.sample(1), .sample(2)]))
      viewModel.postSelected(at: 1)
      #expect(selected == [.sample(1)])
    }

    @Test(
      "P-26: Leaving cancels asking for posts, keeps the cache and ignores a late answer",
      arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
    func leaves(answer: ScenarioPostService.Answer) async throws {
      viewModel.viewWillAppear()
      try await settle()
      viewModel.didLeave()
      #expect(postService.calls.map(\.isCancelled) == [true])
      #expect(try cache.user == .david())
      try await answerPosts(answer)
      #expect(viewModel.postRows == nil && viewModel.postsErrorText == nil)
    }

    @Test("P-26: Logging out cancels asking for posts")
    func logsOut() async throws {
      viewModel.viewWillAppear()
      try await settle()
      viewModel.logOutTapped()
      #expect(postService.calls.map(\.isCancelled) == [true])
      postService.endEveryCall()
      try await service.endRequests()
    }

    @Test(
      "P-26: A screen that is pushed again asks anew and shows nothing from before",
      arguments: [
        ScenarioPostService.Answer.posts([]), .posts([.sample(1)]), .failure(.unreachable),
      ])
    func startsAnew(answer: ScenarioPostService.Answer) async throws {
      viewModel.viewWillAppear()
      try await answerPosts(answer)
      viewModel.didLeave()
      viewModel.viewWillAppear()
      #expect(viewModel.postRows == nil && viewModel.postsErrorText == nil)
      try await settle()
      #expect(postService.calls.count == 2)
      postService.endEveryCall()
    }

    private func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
      try await settle()
      try postService.answer(answer)
      try await settle()
    }
  }
}
