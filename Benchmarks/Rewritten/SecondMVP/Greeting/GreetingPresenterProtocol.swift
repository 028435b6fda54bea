/// What the greeting's view tells its presenter.
protocol GreetingPresenterProtocol {
  func didTapGreetingButton()
}
