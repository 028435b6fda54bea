/// The outputs of the screen, which the presenter sets.
protocol GreetingViewInput: AnyObject {
  func setGreeting(_ greeting: String)
}

/// The events on the screen, which the presenter handles.
protocol GreetingViewOutput: AnyObject {
  func showGreetingTapped()
}

/// The use case of the interactor, which the presenter asks for.
protocol GreetingInteractorInput: AnyObject {
  func fetchName()
}

/// The answer of the interactor, which the presenter receives.
protocol GreetingInteractorOutput: AnyObject {
  func didFetchName(_ name: String)
}
