import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterLeavingTests {
  private let fixture = ProfilePresenterFixture.loaded()

  @Test("P-18: logging out leads to the log-in, and changes nothing else")
  func logsOut() {
    fixture.presenter.presentLogOut(response: .init())
    #expect(fixture.shown == .sample { $0.isLogInShown = true })
  }

  @Test("P-21: the presenter does not keep its view controller alive")
  func weakViewController() {
    weak var weakDisplay: ProfileDisplayLogicSpy?
    do {
      let display = ProfileDisplayLogicSpy()
      fixture.presenter.viewController = display
      weakDisplay = display
    }
    #expect(weakDisplay == nil)
  }
}
