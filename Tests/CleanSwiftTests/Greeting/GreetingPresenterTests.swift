import Models
import Testing

@testable import CleanSwift

@Suite struct GreetingPresenterTests {
  private let display = GreetingDisplayLogicSpy()

  @Test("G-2: a request greets David Blaine")
  func fullName() {
    greet(Person(firstName: "David", lastName: "Blaine"))
    #expect(display.greetings == ["Hello David Blaine"])
  }

  @Test(
    "G-3: white space around a part is dropped and an empty part leaves no stray space",
    arguments: [
      ("David", "", "Hello David"),
      ("", "Blaine", "Hello Blaine"),
      ("", "", "Hello"),
      (" \n", "\t", "Hello"),
      ("\n David\t", "\u{2028}Blaine\u{A0}", "Hello David Blaine"),
    ])
  func whiteSpace(firstName: String, lastName: String, greeting: String) {
    greet(Person(firstName: firstName, lastName: lastName))
    #expect(display.greetings == [greeting])
  }

  @Test("G-4: another request shows the same text again")
  func secondRequest() {
    greet(Person(firstName: "David", lastName: "Blaine"), times: 2)
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
    let presenter = GreetingPresenter()
    weak var display: GreetingDisplayLogicSpy?
    do {
      let strongDisplay = GreetingDisplayLogicSpy()
      presenter.viewController = strongDisplay
      display = strongDisplay
    }
    #expect(display == nil)
  }

  private func greet(_ person: Person, times: Int = 1) {
    let presenter = GreetingPresenter()
    presenter.viewController = display
    let interactor = GreetingInteractor(presenter: presenter, person: person)
    for _ in 1...times {
      interactor.greet()
    }
  }
}
