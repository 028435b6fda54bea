import Models
import Testing

@testable import VIPER

@Suite struct GreetingPresenterTests {
  private let view = GreetingViewSpy()

  @Test("G-1: nothing is shown before the person is fetched, which only a tap asks for")
  func untapped() {
    let interactor = GreetingInteractorSpy()
    let presenter = GreetingPresenter(interactor: interactor)
    presenter.view = view
    #expect(interactor.fetches == 0)

    presenter.showGreetingTapped()

    #expect(interactor.fetches == 1)
    #expect(view.greetings.isEmpty)
  }

  @Test("G-2: a tap greets David Blaine")
  func fullName() {
    greet(Person(firstName: "David", lastName: "Blaine"))
    #expect(view.greetings == ["Hello David Blaine"])
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
    #expect(view.greetings == [greeting])
  }

  @Test("G-4: another tap shows the same text again")
  func secondTap() {
    greet(Person(firstName: "David", lastName: "Blaine"), taps: 2)
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: ["👩‍👩‍👧‍👦", "داود", "Zoe\u{308}", "Mary  Ann", "Mary\u{A0}\nAnn"])
  func inside(name: String) {
    greet(Person(firstName: name, lastName: name))
    // The scalars are compared, because equal strings may compose characters differently.
    #expect(
      view.greetings.map { Array($0.unicodeScalars) }
        == [Array("Hello \(name) \(name)".unicodeScalars)])
  }

  @Test("P-21: the presenter does not keep its view alive")
  func weakView() {
    let presenter = GreetingPresenter(interactor: GreetingInteractorSpy())
    weak var weakView: GreetingViewSpy?
    do {
      let view = GreetingViewSpy()
      presenter.view = view
      weakView = view
    }
    #expect(weakView == nil)
  }

  private func greet(_ person: Person, taps: Int = 1) {
    let interactor = GreetingInteractor(person: person)
    let presenter = GreetingPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    for _ in 1...taps {
      presenter.showGreetingTapped()
    }
  }
}
