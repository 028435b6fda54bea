import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterPostsTests {
  private let fixture = ProfilePresenterFixture()

  init() {
    ScenarioPostService.setTimeZone()
  }

  @Test("P-22: posts are displayed in their order, with title and local day")
  func loaded() {
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(2), .sample(1)]))
    #expect(
      fixture.displayed
        == .init(
          loadPosts: .success(
            .init(posts: [
              .init(title: "Post 2", date: "2026-03-02"),
              .init(title: "Post 1", date: "2026-03-01"),
            ]))))
    #expect(fixture.display.count == 1)
  }

  @Test(
    "P-22: the day is that of the time zone in force when the posts are presented",
    arguments: [
      ("Pacific/Auckland", "2026-03-03"), ("UTC", "2026-03-02"),
      ("America/Los_Angeles", "2026-03-02"), ("Pacific/Kiritimati", "2026-03-03"),
    ])
  func timeZone(identifier: String, day: String) {
    ScenarioPostService.setTimeZone(identifier)
    defer { ScenarioPostService.setTimeZone() }
    fixture.presenter.presentLoadPosts(response: .loaded([.sample(3)]))
    #expect(
      fixture.displayed.loadPosts == .success(.init(posts: [.init(title: "Post 3", date: day)])))
  }

  @Test("P-23: that there are no posts is displayed")
  func none() {
    fixture.presenter.presentLoadPosts(response: .loaded([]))
    #expect(fixture.displayed == .init(loadPosts: .empty(.init())))
    #expect(fixture.display.count == 1)
  }

  @Test("P-24: a failure is displayed with its message alone")
  func failed() {
    fixture.presenter.presentLoadPosts(response: .failed(Failure("message")))
    #expect(fixture.displayed == .init(loadPosts: .error(.init(error: "message"))))
  }
}
