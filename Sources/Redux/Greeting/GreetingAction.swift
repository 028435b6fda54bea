import Models

/// Something that has happened on a greeting screen.
nonisolated enum GreetingAction {
  case showGreetingTapped(Person)
  case didLeave
}
