import Foundation
import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: posts")
struct ProfileReducerPostsTests {
  let failed = ProfileState.showing(.blaine) {
    $0.postsState = .failed(message: "The posts could not be reached.")
  }

  @Test("P-22: the newest five posts are shown, newest first")
  func showsNewestFive() {
    let posts = [3, 1, 6, 2, 5, 4].map(Post.sample)
    let newest = [6, 5, 4, 3, 2].map(Post.sample)
    #expect(
      reduce(.showing(.blaine), .didLoadPosts(posts))
        == Reduced(.showing(.blaine) { $0.show(newest) })
    )
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
    let shown = reduce(.showing(.blaine), .didLoadPosts(.success([post]), in: timeZone)).state.shown
    #expect(shown?.posts.map(\.title) == ["Cards"])
    #expect(shown?.posts.map(\.date) == [day])
  }

  @Test("P-23: when there are no posts, it says so")
  func hasNoPosts() {
    #expect(
      reduce(.showing(.blaine), .didLoadPosts([]))
        == Reduced(.showing(.blaine) { $0.postsState = .empty }))
  }

  @Test("P-24: a failure shows beside the profile, and a retry clears it and asks again")
  func failsAndRetries() {
    #expect(reduce(.showing(.blaine), .didFailToLoadPosts) == Reduced(failed))
    #expect(
      reduce(failed, .postsRetryTapped)
        == Reduced(.showing(.blaine), effects: [.loadPosts(by: User.blaine.id)]))
  }

  @Test("An answer about posts changes nothing else")
  func changesNothingElse() {
    let busy = ProfileState.showing(.blaine) {
      $0.draft = " Dee"
      $0.nameChange = .saving
      $0.isChangingPhoto = true
      $0.photoError = "The profile could not be reached."
    }
    let refused = ProfileState.showing(.blaine) {
      $0.draft = ""
      $0.nameChange = .failed(message: "A name needs at least one character.")
    }
    for state in [busy, refused] {
      for message in [
        ProfileMessage.didLoadPosts([.sample(1)]), .didLoadPosts([]), .didFailToLoadPosts,
      ] {
        var answered = reduce(state, message).state
        _ = answered.updateProfile {
          $0.posts = []
          $0.postsState = .loading
          return []
        }
        #expect(answered == state)
      }
    }
  }

  @Test("P-24: the profile works on beside posts that could not be loaded")
  func worksBesideFailure() {
    #expect(
      reduce(failed, .nameChanged("Dee"), .nameEditingEnded, .didSave("Dee"))
        == Reduced(
          .showing(.blaine.renamed("Dee")) {
            $0.postsState = .failed(message: "The posts could not be reached.")
          }))
  }

  @Test("P-25: selecting a row leads to its post and changes nothing")
  func selectsPost() {
    let state = ProfileState.showing(.blaine) { $0.show([.sample(2), .sample(1)]) }
    #expect(
      reduce(state, .postSelected(at: 1)) == Reduced(state, effects: [.showPost(.sample(1))]))
  }

  @Test("P-25: a post leads nowhere unless a profile is loaded")
  func ignoresPost() {
    for state in [ProfileState.initial, .loading, .failed(message: "Out of reach.")] {
      #expect(reduce(state, .postSelected(at: 0)) == Reduced(state))
    }
  }
}
