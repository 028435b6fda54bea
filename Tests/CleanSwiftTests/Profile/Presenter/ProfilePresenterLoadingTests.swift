import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterLoadingTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-1: while the user is loading, only the spinner shows")
  func loading() {
    #expect(fixture.shown == .init())
    fixture.presenter.presentLoad(response: .started)
    #expect(fixture.shown == .init(isLoading: true))
  }

  @Test(
    "P-2, P-3: a user is shown, loaded or cached", arguments: [User.sample, .blaine], [true, false])
  func loaded(user: User, isCached: Bool) {
    if !isCached { fixture.presenter.presentLoad(response: .started) }
    fixture.presenter.presentLoad(response: .loaded(user))
    #expect(fixture.shown == .sample { $0.photo = user.photo?.data })
  }

  @Test("P-4: a failed load shows its message alone, until a retry starts over")
  func failed() {
    fixture.presenter.presentLoad(response: .started)
    fixture.presenter.presentLoad(response: .failed(Failure("message")))
    #expect(fixture.shown == .init(loadError: "message"))
    fixture.presenter.presentLoad(response: .started)
    #expect(fixture.shown == .init(isLoading: true))
  }
}
