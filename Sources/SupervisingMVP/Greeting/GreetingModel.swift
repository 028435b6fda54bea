import Models

/// The person to greet and the greeting, once there is one, for a view to observe.
final class GreetingModel {
  let person: Person
  @Observed var greeting: String?

  init(person: Person) {
    self.person = person
  }
}
