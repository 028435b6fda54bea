import Models

/// What the presenter can show.
protocol GreetingViewInput: AnyObject {
  func showGreeting(_ greeting: String)
}

/// What the view reports to the presenter.
protocol GreetingViewOutput {
  func showGreetingTapped()
}

/// What the presenter can ask of the interactor.
protocol GreetingInteractorInput {
  func fetchPerson()
}

/// What the interactor answers the presenter.
protocol GreetingInteractorOutput: AnyObject {
  func didFetchPerson(_ person: Person)
}
