/// What the presenter tells the view of the greeting.
protocol GreetingViewProtocol: AnyObject {
  func showGreeting(_ greeting: String)
}

/// What the view of the greeting tells the presenter.
protocol GreetingPresenterProtocol: AnyObject {
  func didTapShowGreeting()
}

/// What the presenter asks the interactor of the greeting.
protocol GreetingInteractorProtocol: AnyObject {
  func fetchFullName()
}

/// What the interactor of the greeting answers.
protocol GreetingInteractorOutput: AnyObject {
  func didFetchFullName(_ fullName: String)
}
