import Models
import Testing

@testable import VIPER

extension ViewFree {
  @Suite struct ProfilePresenterTests {
    private let view = ProfileViewSpy()
    private let interactor = ProfileInteractorSpy()
    private let router = ProfileRouterSpy()
    private let presenter: ProfilePresenter

    init() {
      presenter = ProfilePresenter(interactor: interactor, router: router)
      presenter.view = view
    }

    @Test("The first appearance loads, and each retry loads anew")
    func load() {
      presenter.viewWillAppear()
      presenter.viewWillAppear()
      #expect(interactor.requests == [.load])

      presenter.retryTapped()
      #expect(interactor.requests == [.load, .reload])
    }

    @Test("The name goes to the interactor as it was typed, once editing ends")
    func name() {
      presenter.nameChanged(" Ann")
      presenter.nameEditingEnded(" Anna ")
      #expect(interactor.requests == [.changeDisplayName(" Anna ")])
    }

    @Test("A tap for another photo disables the button before anybody answers")
    func photo() {
      presenter.changePhotoTapped()
      #expect(interactor.requests == [.changePhoto])
      #expect(!view.shown.isChangePhotoEnabled)
    }

    @Test("The log-in is shown once the interactor has logged out, not before")
    func logOut() {
      presenter.logOutTapped()
      #expect(interactor.requests == [.logOut])
      #expect(router.logInsShown == 0)

      presenter.didLogOut()
      #expect(router.logInsShown == 1)
    }

    @Test("Leaving is passed on, without navigation")
    func leave() {
      presenter.didLeave()
      #expect(interactor.requests == [.leave])
      #expect(router.logInsShown == 0)
    }

    @Test("The presenter does not keep its view alive")
    func weakView() {
      weak var view: ProfileViewSpy?
      do {
        let strongView = ProfileViewSpy()
        presenter.view = strongView
        view = strongView
      }
      #expect(view == nil)
    }
  }
}
