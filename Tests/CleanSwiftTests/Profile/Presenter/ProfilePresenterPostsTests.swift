import Foundation
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterPostsTests {
  private let fixture = ProfilePresenterFixture.loaded()

  init() {
    ScenarioPostService.setTimeZone()
  }

  @Test("P-22: until the posts are loaded there is no sign of them")
  func started() {
    fixture.presenter.presentLoadPosts(response: .started)
    #expect(fixture.shown == .sample())
  }

  @Test("P-22: posts are shown in their order, with title and local day")
  func loaded() {
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(2), .sample(1)]))
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
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(3)]))
    #expect(fixture.shown.posts.map(\.date) == [day])
  }

  @Test("P-23: a user without posts is told so")
  func none() {
    fixture.presenter.presentLoadPosts(response: .loaded([]))
    #expect(fixture.shown == .sample { $0.isNoPostsHidden = false })
  }

  @Test("P-24: a failure shows beside the profile, until a retry starts over")
  func failed() {
    fixture.presenter.presentLoadPosts(response: .failed(Failure("message")))
    #expect(fixture.shown == .sample { $0.postsError = "message" })
    fixture.presenter.presentLoadPosts(response: .started)
    #expect(fixture.shown == .sample())
  }

  @Test("P-16, P-22: a response about posts changes nothing else", arguments: [true, false])
  func changesNothingElse(isLoaded: Bool) {
    fixture.display.type("Ann")
    fixture.presenter.presentChangeDisplayName(response: .started)
    fixture.presenter.presentChoosePhoto(response: .init())
    var shown = fixture.shown
    if isLoaded {
      shown.posts = [row(1)]
      fixture.presenter.presentLoadPosts(response: .loaded([.sample(1)]))
    } else {
      shown.postsError = "message"
      fixture.presenter.presentLoadPosts(response: .failed(Failure("message")))
    }
    #expect(fixture.shown == shown)
  }

  @Test("P-22: changes of name and photo keep the rows", arguments: [true, false])
  func keepsRows(isSaved: Bool) {
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(1)]))
    fixture.presenter.presentChangeDisplayName(
      response: isSaved ? .saved(.sample("Anna")) : .failed(Failure("name")))
    fixture.presenter.presentChangePhoto(
      response: isSaved ? .saved(.portrait) : .failed(Failure("photo")))
    #expect(fixture.shown.posts == [row(1)])
  }

  private func row(_ day: Int) -> Profile.LoadPosts.ViewModel.DisplayedPost {
    .init(title: "Post \(day)", date: "2026-03-0\(day)")
  }
}
