/// What the presenter can ask of the greeting's view.
protocol GreetingViewProtocol: AnyObject {
  func showGreeting(_ greeting: String)
}
