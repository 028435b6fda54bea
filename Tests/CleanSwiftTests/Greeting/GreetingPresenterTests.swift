import Models
import Testing

@testable import CleanSwift

@Suite struct GreetingPresenterTests {
  private let display = GreetingDisplayLogicSpy()
  private let presenter = GreetingPresenter()

  init() {
    presenter.viewController = display
  }

  @Test(
    "G-2, G-3: the person is greeted, and an empty part leaves no stray space",
    arguments: [
      ("David", "Blaine", "Hello David Blaine"),
      ("David", "", "Hello David"),
      ("", "Blaine", "Hello Blaine"),
      ("", "", "Hello"),
      (" \n", "\t", "Hello"),
      ("\n David\t", "\u{2028}Blaine\u{A0}", "Hello David Blaine"),
    ])
  func greeting(firstName: String, lastName: String, greeting: String) {
    greet(Person(firstName: firstName, lastName: lastName))
    #expect(display.greetings == [greeting])
  }

  @Test("G-4: another response shows the same text again")
  func secondResponse() {
    for _ in 1...2 { greet(Person(firstName: "David", lastName: "Blaine")) }
    #expect(display.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: ["👩‍👩‍👧‍👦", "داود", "Zoe\u{308}", "Mary  Ann", "Mary\u{A0}\nAnn"])
  func inside(name: String) {
    greet(Person(firstName: name, lastName: name))
    // The scalars are compared, because equal strings may compose characters differently.
    #expect(
      display.greetings.map { Array($0.unicodeScalars) }
        == [Array("Hello \(name) \(name)".unicodeScalars)])
  }

  @Test("P-21: the presenter does not keep its view controller alive")
  func weakViewController() {
    weak var weakDisplay: GreetingDisplayLogicSpy?
    do {
      let display = GreetingDisplayLogicSpy()
      presenter.viewController = display
      weakDisplay = display
    }
    #expect(weakDisplay == nil)
  }

  private func greet(_ person: Person) {
    presenter.presentGreet(response: .init(person: person))
  }
}
