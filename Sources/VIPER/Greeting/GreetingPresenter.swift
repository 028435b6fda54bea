/// Makes the text of the greeting.
final class GreetingPresenter {
  weak var view: (any GreetingViewInput)?

  private let interactor: any GreetingInteractorInput

  init(interactor: any GreetingInteractorInput) {
    self.interactor = interactor
  }
}

extension GreetingPresenter: GreetingViewOutput {
  func showGreetingTapped() {
    interactor.fetchName()
  }
}

extension GreetingPresenter: GreetingInteractorOutput {
  func didFetchName(_ name: String) {
    view?.setGreeting(name.isEmpty ? "Hello" : "Hello \(name)")
  }
}
