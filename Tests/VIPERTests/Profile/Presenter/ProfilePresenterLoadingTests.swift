import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterLoadingTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-1: on appearing, the user is asked for, and only the spinner shows")
  func loading() {
    #expect(fixture.interactor.loads == 0)
    fixture.presenter.viewWillAppear()
    #expect(fixture.shown == .init(isLoading: true))
    #expect(fixture.interactor.loads == 1)
    #expect(fixture.interactor.reloads == 0)
  }

  @Test("P-2, P-3: a loaded user is shown, without a spinner", arguments: [nil, Data.png])
  func loaded(photo: Data?) {
    fixture.presenter.viewWillAppear()
    fixture.presenter.didLoad(.success(ProfileResponse(name: "David Blaine", photo: photo)))
    #expect(fixture.shown == .sample { $0.photo = photo })
  }

  @Test("P-4: a failed load shows its message alone")
  func failed() {
    fixture.presenter.viewWillAppear()
    fixture.presenter.didLoad(.failure(Failure("message")))
    #expect(fixture.shown == .init(loadError: "message"))
    #expect(fixture.interactor.postLoads == 0)
  }

  @Test("P-4: a retry hides the message and asks again, past the cache")
  func retried() {
    fixture.presenter.viewWillAppear()
    for count in 1...2 {
      fixture.presenter.didLoad(.failure(Failure("message")))
      fixture.presenter.retryTapped()
      #expect(fixture.shown == .init(isLoading: true))
      #expect(fixture.interactor.reloads == count)
    }
    fixture.presenter.didLoad(.success(.sample))
    #expect(fixture.shown == .sample())
    #expect(fixture.interactor.loads == 1)
  }

  @Test(
    "P-5: appearing again changes nothing, whether loading, loaded or failed",
    arguments: [nil, true, false])
  func appearingAgain(isLoaded: Bool?) {
    fixture.presenter.viewWillAppear()
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
