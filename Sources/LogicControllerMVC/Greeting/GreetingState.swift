/// What the greeting screen shows.
enum GreetingState {
  /// Nobody has asked for the greeting yet.
  case idle
  case presenting(String)
}
