import Testing

@testable import VIPER

@Suite struct ProfilePresenterLeavingTests {
  private let fixture = ProfilePresenterFixture.loaded()

  @Test("P-18: logging out closes the photo picker and leads to the log-in, in the same turn")
  func logsOut() {
    fixture.presenter.changePhotoTapped()
    let shown = fixture.shown
    fixture.presenter.logOutTapped()
    #expect(fixture.interactor.logOuts == 1)
    #expect(fixture.interactor.leaves == 0)
    #expect(!fixture.router.isPickerOpen)
    #expect(fixture.router.logInsShown == 1)
    #expect(fixture.shown == shown)
  }

  @Test("P-18: the interactor logs out before the log-in screen shows, which ends editing")
  func logsOutFirst() {
    var logOuts: [Int] = []
    fixture.router.onShowLogIn = { [interactor = fixture.interactor] in
      logOuts.append(interactor.logOuts)
    }
    fixture.presenter.logOutTapped()
    #expect(logOuts == [1])
  }

  @Test("P-18: the end of editing after logging out shows nothing, since nothing is sent")
  func endsEditingAfterLogOut() {
    fixture.type("Anna")
    fixture.presenter.logOutTapped()
    let shown = fixture.shown
    fixture.presenter.nameEditingEnded("Anna")
    #expect(fixture.shown == shown)
  }

  @Test("P-19: leaving closes the photo picker, and does not log out")
  func leaves() {
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didLeave()
    #expect(fixture.interactor.leaves == 1)
    #expect(fixture.interactor.logOuts == 0)
    #expect(!fixture.router.isPickerOpen)
    #expect(fixture.router.logInsShown == 0)
  }

  @Test("P-21: the presenter does not keep its view alive")
  func weakView() {
    weak var weakView: ProfileViewSpy?
    do {
      let view = ProfileViewSpy()
      fixture.presenter.view = view
      weakView = view
    }
    #expect(weakView == nil)
  }
}
