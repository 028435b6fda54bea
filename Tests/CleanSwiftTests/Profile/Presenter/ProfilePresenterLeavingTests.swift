import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterLeavingTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-18: logging out is displayed, and nothing else")
  func logsOut() {
    fixture.presenter.presentLogOut(response: .init())
    #expect(fixture.displayed == .init(logOuts: 1))
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
