/// What the presenter can set on the greeting screen.
protocol GreetingViewProtocol: AnyObject {
  func setGreeting(_ greeting: String)
}
