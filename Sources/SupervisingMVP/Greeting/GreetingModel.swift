import Models

/// The person to greet and the greeting, once it was asked for.
final class GreetingModel {
  @Observed var greeting = ""

  let person: Person

  init(person: Person) {
    self.person = person
  }
}
