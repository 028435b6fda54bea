/// What has happened on the greeting screen.
nonisolated enum GreetingMessage {
  case showGreetingTapped
}
