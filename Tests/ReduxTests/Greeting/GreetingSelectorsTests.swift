import Models
import Testing

@testable import Redux

@Suite("Greeting selectors")
struct GreetingSelectorsTests {
  let id = ScreenID(number: 1)

  func greeting(for person: Person) -> String? {
    let other = GreetingState(person: Person(firstName: "Dee", lastName: ""))
    let state = AppState(
      greetings: [id: GreetingState(person: person), ScreenID(number: 0): other])
    return GreetingSelectors.greeting(on: id, in: state)
  }

  @Test("G-1: there is no greeting before a person is greeted")
  func greetsNoOne() {
    #expect(GreetingSelectors.greeting(on: id, in: AppState()) == nil)
  }

  @Test(
    "G-2, G-3: white space around a part is dropped, and an empty part leaves no stray space",
    arguments: [
      (Person(firstName: "David", lastName: "Blaine"), "Hello David Blaine"),
      (Person(firstName: " David\n", lastName: "\tBlaine "), "Hello David Blaine"),
      (Person(firstName: "David", lastName: ""), "Hello David"),
      (Person(firstName: " \n", lastName: "Blaine"), "Hello Blaine"),
      (Person(firstName: "", lastName: "\u{2028} "), "Hello"),
    ])
  func drops(person: Person, expected: String) {
    #expect(greeting(for: person) == expected)
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: ["👩‍👩‍👧‍👦🧑🏽‍🚀", "דוד", "Zo\u{65}\u{308}", "Mary  Ann\tLou"])
  func keepsInside(firstName: String) throws {
    let shown = try #require(greeting(for: Person(firstName: firstName, lastName: "X")))
    #expect(Array(shown.unicodeScalars) == Array("Hello \(firstName) X".unicodeScalars))
  }
}
