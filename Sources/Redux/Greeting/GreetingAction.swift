import Models

/// Something that has happened on the greeting screen.
enum GreetingAction {
  case showGreetingTapped(Person)
  case didLeave
}
