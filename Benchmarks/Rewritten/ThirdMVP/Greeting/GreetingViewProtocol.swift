/// What the presenter tells the view of the greeting screen.
protocol GreetingViewProtocol: AnyObject {
  func showGreeting(_ greeting: String)
}
