import Models

/// What the presenter can ask of the greeting's view.
protocol GreetingViewProtocol: AnyObject {
  func showGreeting(_ greeting: String)
}

/// What the greeting's view tells its presenter.
protocol GreetingPresenterProtocol {
  func didTapGreetingButton()
}

/// What the presenter can ask of the greeting's interactor.
protocol GreetingInteractorProtocol {
  func findPerson()
}

/// What the greeting's interactor answers.
protocol GreetingInteractorOutputProtocol: AnyObject {
  func didFindPerson(_ person: Person)
}
