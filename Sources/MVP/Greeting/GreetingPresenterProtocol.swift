/// The events of the greeting screen, which the view passes on to its presenter.
protocol GreetingPresenterProtocol: AnyObject {
  /// The person has asked for the greeting.
  func showGreetingTapped()
}
