import Models
import Testing

@testable import ObservationMVVM

@Suite("Greeting view model")
struct GreetingViewModelTests {
  @Test("G-1, G-2: there is no greeting before the tap, which greets David Blaine")
  func greets() {
    let viewModel = GreetingViewModel(
      person: Person(firstName: "David", lastName: "Blaine"))
    #expect(viewModel.greeting == nil)
    viewModel.showGreetingTapped()
    #expect(viewModel.greeting == "Hello David Blaine")
  }

  @Test(
    "G-3: white space around a part is dropped, and an empty part leaves no stray space",
    arguments: [
      (Person(firstName: " David\n", lastName: "\tBlaine "), "Hello David Blaine"),
      (Person(firstName: "David", lastName: ""), "Hello David"),
      (Person(firstName: "", lastName: "Blaine"), "Hello Blaine"),
      (Person(firstName: " \n", lastName: "Blaine"), "Hello Blaine"),
      (Person(firstName: "", lastName: "\u{2028} "), "Hello"),
    ])
  func drops(person: Person, greeting: String) {
    let viewModel = GreetingViewModel(person: person)
    viewModel.showGreetingTapped()
    #expect(viewModel.greeting == greeting)
  }

  @Test("G-4: another tap shows the same text again")
  func greetsAgain() {
    let viewModel = GreetingViewModel(
      person: Person(firstName: "David", lastName: "Blaine"))
    viewModel.showGreetingTapped()
    viewModel.showGreetingTapped()
    #expect(viewModel.greeting == "Hello David Blaine")
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: ["👩‍👩‍👧‍👦🧑🏽‍🚀", "דוד", "Zo\u{65}\u{308}", "Mary  Ann\tLou"])
  func keepsInside(firstName: String) throws {
    let viewModel = GreetingViewModel(person: Person(firstName: firstName, lastName: "X"))
    viewModel.showGreetingTapped()
    let greeting = try #require(viewModel.greeting)
    #expect(Array(greeting.unicodeScalars) == Array("Hello \(firstName) X".unicodeScalars))
  }
}
