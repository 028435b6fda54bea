/// What the view of the greeting screen tells the presenter.
protocol GreetingPresenterProtocol {
  func greetingButtonTapped()
}
