import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterLoadingTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-1: the start of loading is displayed, without content")
  func started() {
    fixture.presenter.presentLoad(response: .started)
    #expect(fixture.displayed == .init(load: .start(.init())))
  }

  @Test("P-2, P-3: the user is displayed with name, count and photo")
  func loaded() {
    for user in [User.sample, .blaine] {
      fixture.presenter.presentLoad(response: .loaded(user))
      #expect(
        fixture.displayed
          == .init(
            load: .success(
              .init(name: "David Blaine", nameCount: "12 of 40", photo: user.photo?.data))))
    }
  }

  @Test("P-4: a failed load is displayed with its message alone")
  func failed() {
    fixture.presenter.presentLoad(response: .failed(Failure("message")))
    #expect(fixture.displayed == .init(load: .error(.init(error: "message"))))
  }
}
