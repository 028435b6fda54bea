import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: posts")
struct ProfileReducerPostsTests {
  let shown = AppState.showing(.blaine)
  let failed = AppState.showing(.blaine) {
    $0.postsState = .failed(message: "The posts could not be reached.")
  }

  @Test("P-22, P-25: the newest five posts are kept, newest first")
  func keepsNewestFive() {
    let posts = [3, 1, 6, 2, 5, 4].map(Post.sample)
    #expect(
      shown.after(.didLoadPosts(posts))
        == .showing(.blaine) { $0.show([6, 5, 4, 3, 2].map(Post.sample)) })
  }

  @Test(
    "P-22: a row has the title and the day in the user's time zone, around midnight",
    arguments: [
      ("2025-12-31T10:59:59Z", "Pacific/Auckland", "2025-12-31"),
      ("2025-12-31T11:00:00Z", "Pacific/Auckland", "2026-01-01"),
      ("2026-03-03T09:59:59Z", "Pacific/Honolulu", "2026-03-02"),
      ("2026-03-03T10:00:00Z", "Pacific/Honolulu", "2026-03-03"),
    ])
  func showsDay(time: String, zone: String, day: String) throws {
    let post = Post(
      id: Post.ID(rawValue: "1"), title: "Cards", date: try Date(time, strategy: .iso8601))
    let timeZone = try #require(TimeZone(identifier: zone))
    let rows = shown.after(.didLoadPosts(.success([post]), in: timeZone)).shown?.rows
    #expect(rows?.map(\.title) == ["Cards"])
    #expect(rows?.map(\.date) == [day])
  }

  @Test("P-23: no posts are not the same as posts that are not known")
  func hasNoPosts() {
    #expect(shown.after(.didLoadPosts([])) == .showing(.blaine) { $0.postsState = .empty })
  }

  @Test("P-24: a failure shows beside the profile, and a retry clears it")
  func failsAndRetries() {
    #expect(shown.after(.didFailToLoadPosts) == failed)
    #expect(failed.after(.postsRetryTapped) == shown)
  }

  @Test("P-24: the profile works on beside posts that could not be loaded")
  func worksBesideFailure() {
    let renamed = failed.entering("Dee").after(.didSaveDisplayName("Dee"))
    #expect(renamed.user(on: .sample) == .blaine.renamed("Dee"))
    #expect(renamed.profile?.postsState == failed.profile?.postsState)
  }

  @Test("An answer about posts changes nothing else")
  func changesNothingElse() {
    let busy = AppState.showing(.blaine) {
      $0.draft = " Dee"
      $0.nameChange = .saving(.sample("Dee"))
      $0.photoChange = .saving(.landscape)
      $0.photoError = "The profile could not be reached."
    }
    for state in [busy, shown.entering("")] {
      for answer in [.didLoadPosts([.sample(1)]), .didLoadPosts([]), .didFailToLoadPosts]
        as [ProfileAction]
      {
        var answered = state.after(answer)
        answered.profiles[.sample]?.updateProfile {
          $0.posts = []
          $0.postsState = .loading
        }
        #expect(answered == state)
      }
    }
  }
}
