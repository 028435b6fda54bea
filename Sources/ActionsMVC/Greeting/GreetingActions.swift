import Models

extension GreetingViewController.Actions {
  /// Creates the actions of the greeting screen.
  package init() {
    greet = { _, person in
      let name = person.fullName
      return name.isEmpty ? "Hello" : "Hello \(name)"
    }
  }
}
