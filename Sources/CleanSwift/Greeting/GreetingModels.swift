import Models

/// The use cases of the greeting screen.
enum Greeting {
  /// The person asks to be greeted.
  enum ShowGreeting {
    /// What the view controller asks for.
    struct Request {}

    /// Whom the interactor knows.
    struct Response {
      let person: Person
    }

    /// What the screen shows.
    struct ViewModel {
      let greeting: String
    }
  }
}
