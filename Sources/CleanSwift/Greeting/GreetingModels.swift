import Models

/// The use cases of the greeting screen, with the values that go round their cycles.
enum Greeting {
  /// The person asks to be greeted.
  enum Greet {
    struct Request {}

    struct Response {
      let person: Person
    }

    struct ViewModel {
      let greeting: String
    }
  }
}
