import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterPostsTests {
  private let fixture = ProfilePresenterFixture.loaded()

  init() {
    ScenarioPostService.setTimeZone()
  }

  @Test("P-22: posts are asked for once the user is shown, and until then there is no sign of them")
  func asked() {
    let fixture = ProfilePresenterFixture()
    fixture.presenter.viewWillAppear()
    #expect(fixture.interactor.postLoads == 0)
    fixture.presenter.didLoad(.success(.sample))
    #expect(fixture.interactor.postLoads == 1)
    #expect(fixture.shown == .sample())
  }

  @Test("P-22: posts are shown in their order, with title and local day")
  func shown() {
    fixture.presenter.didLoadPosts(.success([.sample(2), .sample(1)]))
    #expect(fixture.shown == .sample { $0.posts = [row(2), row(1)] })
  }

  @Test(
    "P-22: the day is that of the time zone in force when the posts are shown",
    arguments: [
      ("Pacific/Auckland", "2026-03-03"), ("UTC", "2026-03-02"),
      ("America/Los_Angeles", "2026-03-02"), ("Pacific/Kiritimati", "2026-03-03"),
    ])
  func timeZone(identifier: String, day: String) {
    ScenarioPostService.setTimeZone(identifier)
    defer { ScenarioPostService.setTimeZone() }
    fixture.presenter.didLoadPosts(.success([.sample(3)]))
    #expect(fixture.shown.posts?.map(\.date) == [day])
  }

  @Test("P-23: a user without posts is told so")
  func none() {
    fixture.presenter.didLoadPosts(.success([]))
    #expect(fixture.shown == .sample { $0.isNoPostsHidden = false })
  }

  @Test("P-24: a failure shows beside the profile, and each retry clears it and asks again")
  func failed() {
    for count in 1...2 {
      fixture.presenter.didLoadPosts(.failure(Failure("message")))
      #expect(fixture.shown == .sample { $0.postsError = "message" })
      fixture.presenter.postsRetryTapped()
      #expect(fixture.shown == .sample())
      #expect(fixture.interactor.postLoads == count + 1)
    }
    fixture.presenter.didLoadPosts(.success([.sample(1)]))
    #expect(fixture.shown == .sample { $0.posts = [row(1)] })
  }

  @Test("P-16, P-22: an answer about posts changes nothing else", arguments: [true, false])
  func changesNothingElse(isLoaded: Bool) {
    fixture.type("Ann")
    fixture.presenter.didStartChangingDisplayName()
    fixture.presenter.changePhotoTapped()
    var shown = fixture.shown
    if isLoaded {
      shown.posts = [row(1)]
      fixture.presenter.didLoadPosts(.success([.sample(1)]))
    } else {
      shown.postsError = "message"
      fixture.presenter.didLoadPosts(.failure(Failure("message")))
    }
    #expect(fixture.shown == shown)
  }

  @Test("P-22: changes of name and photo keep the rows", arguments: [true, false])
  func keepsRows(isAccepted: Bool) {
    fixture.presenter.didLoadPosts(.success([.sample(1)]))
    fixture.presenter.didChangeDisplayName(isAccepted ? .success("A") : .failure(Failure("a")))
    fixture.presenter.didChangePhoto(isAccepted ? .success(.png) : .failure(Failure("b")))
    #expect(fixture.shown.posts == [row(1)])
  }

  @Test("P-25: the interactor is asked for the post of a selected row, which then shows")
  func selected() {
    let shown = fixture.shown
    fixture.presenter.postSelected(at: 2)
    #expect(fixture.interactor.selectedPosts == [2])
    #expect(fixture.router.postsShown == [])
    fixture.presenter.didSelectPost(.sample(1))
    #expect(fixture.router.postsShown == [.sample(1)])
    #expect(fixture.shown == shown)
  }

  private func row(_ day: Int) -> PostRow {
    PostRow(title: "Post \(day)", date: "2026-03-0\(day)")
  }
}
