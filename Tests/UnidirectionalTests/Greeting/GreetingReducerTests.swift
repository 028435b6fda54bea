import Models
import Testing

@testable import Unidirectional

@Suite("Greeting reducer")
struct GreetingReducerTests {
  @Test("G-1, G-2: there is no greeting before the tap, which greets David Blaine")
  func greets() {
    let person = Person(firstName: "David", lastName: "Blaine")
    #expect(GreetingState(person: person).greeting == nil)
    #expect(
      reduce(person, .showGreetingTapped)
        == GreetingState(person: person, greeting: "Hello David Blaine"))
  }

  @Test(
    "G-3: white space around a part is dropped, and an empty part leaves no stray space",
    arguments: [
      (Person(firstName: " David\n", lastName: "\tBlaine "), "Hello David Blaine"),
      (Person(firstName: "David", lastName: ""), "Hello David"),
      (Person(firstName: " \n", lastName: "Blaine"), "Hello Blaine"),
      (Person(firstName: "", lastName: "\u{2028} "), "Hello"),
    ])
  func drops(person: Person, greeting: String) {
    #expect(reduce(person, .showGreetingTapped).greeting == greeting)
  }

  @Test("G-4: another tap shows the same text again")
  func greetsAgain() {
    let person = Person(firstName: "David", lastName: "Blaine")
    #expect(
      reduce(person, .showGreetingTapped, .showGreetingTapped).greeting == "Hello David Blaine")
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: ["👩‍👩‍👧‍👦🧑🏽‍🚀", "דוד", "Zo\u{65}\u{308}", "Mary  Ann\tLou"])
  func keepsInside(firstName: String) throws {
    let state = reduce(Person(firstName: firstName, lastName: "X"), .showGreetingTapped)
    let greeting = try #require(state.greeting)
    #expect(Array(greeting.unicodeScalars) == Array("Hello \(firstName) X".unicodeScalars))
  }

  private func reduce(_ person: Person, _ messages: GreetingMessage...) -> GreetingState {
    var state = GreetingState(person: person)
    for message in messages { GreetingReducer.reduce(&state, message) }
    return state
  }
}
