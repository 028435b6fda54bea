import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: posts")
struct ProfileReducerPostsTests {
  let failed = ProfileState.showing(.blaine) {
    $0.posts = .failed(message: "The posts could not be reached.")
  }

  @Test("P-22: the newest five posts are shown, newest first")
  func showsNewestFive() {
    let posts = [3, 1, 6, 2, 5, 4].map(Post.sample)
    let newest = [6, 5, 4, 3, 2].map(Post.sample)
    let reduced = reduce(.showing(.blaine), .didLoadPosts(.success(posts)))
    #expect(reduced == Reduced(.showing(.blaine) { $0.posts = .loaded(newest) }))
    #expect(reduced.state.profile?.loadedPosts == newest)
    #expect(reduced.state.profile?.postsErrorText == nil)
  }

  @Test("P-23: when there are no posts, it says so")
  func hasNoPosts() {
    #expect(
      reduce(.showing(.blaine), .didLoadPosts(.success([])))
        == Reduced(.showing(.blaine) { $0.posts = .loaded([]) }))
  }

  @Test("P-24: a failure shows beside the profile, and a retry clears it and asks again")
  func failsAndRetries() {
    let reduced = reduce(.showing(.blaine), .didFailToLoadPosts)
    #expect(reduced == Reduced(failed))
    #expect(reduced.state.profile?.postsErrorText == "The posts could not be reached.")
    #expect(reduced.state.profile?.loadedPosts == nil)
    #expect(
      reduce(failed, .postsRetryTapped)
        == Reduced(.showing(.blaine), effects: [.loadPosts(by: User.blaine.id)]))
  }

  @Test("P-24: a retry means something after a failure only")
  func ignoresRetry() {
    let loaded = ProfileState.showing(.blaine) { $0.posts = .loaded([.sample(1)]) }
    #expect(reduce(loaded, .postsRetryTapped) == Reduced(loaded))
  }

  @Test("P-24: the profile works on beside posts that could not be loaded")
  func worksBesideFailure() {
    #expect(
      reduce(failed, .nameChanged("Dee"), .nameEditingEnded, .didSave("Dee"))
        == Reduced(
          .showing(.blaine.renamed("Dee")) {
            $0.posts = .failed(message: "The posts could not be reached.")
          }))
  }

  @Test("P-25: selecting a row leads to its post and changes nothing")
  func selectsPost() {
    let state = ProfileState.showing(.blaine) { $0.posts = .loaded([.sample(2), .sample(1)]) }
    #expect(
      reduce(state, .postSelected(.sample(1)))
        == Reduced(state, effects: [.showPost(.sample(1))]))
  }

  @Test("P-25: a post leads nowhere unless a profile is loaded")
  func ignoresPost() {
    for state in [ProfileState.initial, .loading, .failed(message: "Out of reach.")] {
      #expect(reduce(state, .postSelected(.sample(1))) == Reduced(state))
    }
  }
}
