import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// Logging out, and leaving in another way (P-18 to P-21).
  @Suite("Leaving")
  struct Leaving {
    @Test("Logging out empties the cache and opens the log-in screen in the same turn")
    func logOut() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapLogOut()
      #expect(fixture.cache.user == nil)
      #expect(fixture.view.destinations == [.logIn])
      try await settle()
      #expect(fixture.requests == [.logOut])
    }

    @Test("Logging out is possible after a failed load")
    func logOutAfterFailure() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      try await fixture.answer(.currentUser, with: .failure(.unreachable))
      fixture.cache.user = .blaine
      fixture.presenter.didTapLogOut()
      #expect(fixture.cache.user == nil)
      #expect(fixture.view.destinations == [.logIn])
    }

    @Test(
      "The answer to logging out makes no difference",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func logOutAnswered(answer: ScenarioService.Answer) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapLogOut()
      try await settle()
      fixture.cache.user = .dee
      let callCount = fixture.view.callCount
      try await fixture.answer(.logOut, with: answer)
      #expect(fixture.cache.user == .dee)
      #expect(fixture.view.callCount == callCount)
    }

    @Test("Logging out cancels the changes in flight")
    func logOutInFlight() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "Dee")
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.presenter.didTapLogOut()
      #expect(fixture.isCancelled(.changeDisplayName))
      #expect(fixture.isCancelled(.changePhoto))
    }

    @Test("Logging out cancels choosing a photo, and a late choice is not sent")
    func logOutInLibrary() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapChangePhoto()
      try await settle()
      fixture.presenter.didTapLogOut()
      #expect(fixture.photoLibrary.isCancelled)
      try fixture.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(fixture.requests == [.logOut])
    }

    @Test("What is still being typed when logging out is not sent")
    func logOutTyping() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didEditName("Dee")
      fixture.presenter.didTapLogOut()
      fixture.presenter.didEndEditingName("Dee")
      try await settle()
      #expect(fixture.requests == [.logOut])
    }

    @Test(
      "After logging out, a late answer changes nothing, even if the same user is cached again",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func lateAfterLogOut(answer: ScenarioService.Answer) async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "Dee")
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.presenter.didTapLogOut()
      fixture.cache.user = .blaine
      let callCount = fixture.view.callCount
      try await fixture.answer(.changeDisplayName, with: answer)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.cache.user == .blaine)
      #expect(fixture.view.callCount == callCount)
    }

    @Test("Leaving cancels the load, and a late user is neither shown nor cached")
    func leaveLoading() async throws {
      let fixture = try await ProfileFixture.opened(cached: nil)
      fixture.presenter.viewDidLeave()
      #expect(fixture.isCancelled(.currentUser))
      try await fixture.answer(.currentUser, with: .user(.blaine))
      #expect(fixture.view.part == .loading)
      #expect(fixture.cache.user == nil)
    }

    @Test("Leaving cancels choosing a photo, and a late choice is not sent")
    func leaveInLibrary() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      fixture.presenter.didTapChangePhoto()
      try await settle()
      fixture.presenter.viewDidLeave()
      #expect(fixture.photoLibrary.isCancelled)
      try fixture.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(fixture.requests.isEmpty)
    }

    @Test("Changes go on after leaving; acceptance reaches the cache and not the view")
    func leaveChanging() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.presenter.didEndEditingName("Dee")
      fixture.presenter.viewDidLeave()
      try await settle()
      #expect(!fixture.isCancelled(.changeDisplayName))
      #expect(!fixture.isCancelled(.changePhoto))
      let callCount = fixture.view.callCount
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user == .blaine.named("Dee").showing(.landscape))
      #expect(fixture.view.callCount == callCount)
    }

    @Test("After leaving, a failed change is not told")
    func leaveFailing() async throws {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "Dee")
      fixture.presenter.viewDidLeave()
      let callCount = fixture.view.callCount
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      #expect(fixture.view.callCount == callCount)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("Changes of two screens may be answered in reverse, and each screen shows its own")
    func twoScreens() async throws {
      let former = try await ProfileFixture.opened(cached: .blaine)
      try await former.rename(to: "David Blaine II")
      former.presenter.viewDidLeave()
      let latter = ProfileFixture(service: former.service, cache: former.cache)
      latter.presenter.viewDidLoad()
      try await latter.rename(to: "David Blaine III")
      try await latter.answer(.changeDisplayName, with: .accepted, to: .newest)
      #expect(latter.cache.user == .blaine.named("David Blaine III"))
      try await former.answer(.changeDisplayName, with: .accepted)
      #expect(latter.cache.user == .blaine.named("David Blaine II"))
      #expect(latter.view.name == "David Blaine III")
    }

    @Test("Changes in flight keep neither the presenter nor its view alive after leaving")
    func nothingLivesOn() async throws {
      var fixture: ProfileFixture? = try await .opened(cached: .blaine)
      try await fixture?.rename(to: "Dee")
      try await fixture?.choosePhoto(Photo.landscape.data)
      weak let presenter = fixture?.presenter
      weak let view = fixture?.view
      let service = try #require(fixture?.service)
      let postService = try #require(fixture?.postService)
      fixture?.presenter.viewDidLeave()
      fixture = nil
      try await settle()
      #expect(presenter == nil)
      #expect(view == nil)
      service.endEveryCall()
      postService.endEveryCall()
    }

    @Test("The presenter does not keep its view alive")
    func viewIsWeak() {
      let fixture = ProfileFixture(cached: .blaine)
      do {
        let view = ProfileViewSpy()
        fixture.presenter.view = view
      }
      #expect(fixture.presenter.view == nil)
    }
  }
}
