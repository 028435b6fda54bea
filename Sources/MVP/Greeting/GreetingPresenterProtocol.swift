/// The events of the greeting screen, which the view passes on to its presenter.
protocol GreetingPresenterProtocol {
  func showGreetingTapped()
}
