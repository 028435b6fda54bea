import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: posts")
struct ProfileReducerPostsTests {
  let shown = ProfileState.showing(.blaine)
  let failed = ProfileState.showing(.blaine) {
    $0.posts = .failed(message: "The posts could not be reached.")
  }

  @Test("P-22: the newest five posts are kept, newest first")
  func keepsNewestFive() {
    let posts = [3, 1, 6, 2, 5, 4].map(Post.sample)
    #expect(
      shown.after(.didLoadPosts(.success(posts)))
        == .showing(.blaine) { $0.posts = .loaded([6, 5, 4, 3, 2].map(Post.sample)) })
  }

  @Test("P-23: no posts are not the same as posts that are not known")
  func hasNoPosts() {
    let state = shown.after(.didLoadPosts(.success([])))
    #expect(state == .showing(.blaine) { $0.posts = .loaded([]) })
  }

  @Test("P-24: a retry means something after a failure only")
  func retries() {
    #expect(failed.after(.postsRetryTapped) == shown)
    let loaded = ProfileState.showing(.blaine) { $0.posts = .loaded([.sample(1)]) }
    #expect(loaded.after(.postsRetryTapped) == loaded)
  }

  @Test("P-24: the profile works on beside posts that could not be loaded")
  func worksBesideFailure() {
    let renamed = failed.entering("Dee").after(.didSaveDisplayName("Dee"))
    #expect(renamed.profile?.user == .blaine.renamed("Dee"))
    #expect(renamed.profile?.posts == failed.profile?.posts)
  }
}
