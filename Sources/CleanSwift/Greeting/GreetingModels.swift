import Models

/// The use cases of the greeting screen.
enum Greeting {
  /// The person asks to be greeted, which takes no value.
  enum ShowGreeting {
    /// The person to greet.
    struct Response {
      let person: Person
    }

    /// The greeting as the screen shows it.
    struct ViewModel {
      let greeting: String
    }
  }
}
