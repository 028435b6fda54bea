import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterLoadingTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-1: on appearing, the user is asked for, and nothing shows before an answer")
  func appearing() {
    #expect(fixture.interactor.loads == 0)
    fixture.presenter.viewWillAppear()
    #expect(fixture.shown == .init())
    #expect(fixture.interactor.loads == 1)
    #expect(fixture.interactor.reloads == 0)
  }

  @Test("P-1: while the user is loaded, only the spinner shows")
  func loading() {
    fixture.presenter.didStartLoading()
    #expect(fixture.shown == .init(isLoading: true))
  }

  @Test(
    "P-2, P-3: a user is shown, loaded or cached, without a spinner",
    arguments: [nil, Data.png], [true, false])
  func loaded(photo: Data?, isCached: Bool) {
    if !isCached { fixture.presenter.didStartLoading() }
    fixture.presenter.didLoad(.success(ProfileResponse(name: "David Blaine", photo: photo)))
    #expect(fixture.shown == .sample { $0.photo = photo })
  }

  @Test("P-4: a failed load shows its message alone")
  func failed() {
    fixture.presenter.didStartLoading()
    fixture.presenter.didLoad(.failure(Failure("message")))
    #expect(fixture.shown == .init(loadError: "message"))
    #expect(fixture.interactor.postLoads == 0)
  }

  @Test("P-4: a retry asks again, past the cache, and hides the message")
  func retried() {
    for count in 1...2 {
      fixture.presenter.didLoad(.failure(Failure("message")))
      fixture.presenter.retryTapped()
      #expect(fixture.interactor.reloads == count)
      fixture.presenter.didStartLoading()
      #expect(fixture.shown == .init(isLoading: true))
    }
    fixture.presenter.didLoad(.success(.sample))
    #expect(fixture.shown == .sample())
    #expect(fixture.interactor.loads == 0)
  }

  @Test(
    "P-5: appearing again changes nothing, whether loading, loaded or failed",
    arguments: [nil, true, false])
  func appearingAgain(isLoaded: Bool?) {
    fixture.presenter.viewWillAppear()
    fixture.presenter.didStartLoading()
    if let isLoaded {
      fixture.presenter.didLoad(isLoaded ? .success(.sample) : .failure(Failure("message")))
    }
    let shown = fixture.shown
    fixture.presenter.viewWillAppear()
    #expect(fixture.shown == shown)
    #expect(fixture.interactor.loads == 1)
    #expect(fixture.interactor.reloads == 0)
    #expect(fixture.interactor.postLoads == (isLoaded == true ? 1 : 0))
  }

  @Test("P-5: appearing again keeps the messages and what is being typed")
  func appearingAgainWhileTyping() {
    let fixture = ProfilePresenterFixture.loaded()
    fixture.type("Ann")
    fixture.fail()
    let shown = fixture.shown
    fixture.presenter.viewWillAppear()
    #expect(fixture.shown == shown)
  }
}
