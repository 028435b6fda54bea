/// The outputs of the greeting screen, for the presenter to set.
protocol GreetingViewProtocol: AnyObject {
  func setGreeting(_ greeting: String)
}
