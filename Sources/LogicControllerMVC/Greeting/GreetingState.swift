/// The content of the greeting screen.
enum GreetingState {
  /// The screen before the person has asked for the greeting.
  case idle
  /// The greeting.
  case presenting(String)
}
