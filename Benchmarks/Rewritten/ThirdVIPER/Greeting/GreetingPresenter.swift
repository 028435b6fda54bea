/// The presenter that words the greeting.
final class GreetingPresenter {
  weak var view: (any GreetingViewProtocol)?

  private let interactor: any GreetingInteractorProtocol

  init(interactor: any GreetingInteractorProtocol) {
    self.interactor = interactor
  }
}

extension GreetingPresenter: GreetingPresenterProtocol {
  func didTapShowGreeting() {
    interactor.fetchFullName()
  }
}

extension GreetingPresenter: GreetingInteractorOutput {
  func didFetchFullName(_ fullName: String) {
    view?.showGreeting(fullName.isEmpty ? "Hello" : "Hello \(fullName)")
  }
}
