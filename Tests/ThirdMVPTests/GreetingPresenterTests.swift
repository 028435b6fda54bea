import Models
import Testing

@testable import ThirdMVP

@Suite("The greeting")
struct GreetingPresenterTests {
  @Test("Nothing is greeted before the tap.")
  func opensEmpty() {
    let view = FakeGreetingView()
    let presenter = GreetingPresenter(person: Person(firstName: "David", lastName: "Blaine"))
    presenter.view = view
    #expect(view.greetings.isEmpty)
  }

  @Test(
    "The greeting has the parts of the name, without the white space around them.",
    arguments: [
      ("David", "Blaine", "Hello David Blaine"),
      ("David", "", "Hello David"),
      ("", "Blaine", "Hello Blaine"),
      ("", "", "Hello"),
      (" \n", "\t\u{2028}", "Hello"),
      ("\n David\t", "\r\n\u{A0}Blaine  ", "Hello David Blaine"),
      ("Ana  María", "de la O", "Hello Ana  María de la O"),
      ("👩‍👩‍👧‍👦", "🇻🇳", "Hello 👩‍👩‍👧‍👦 🇻🇳"),
      ("دافيد", "بلاين", "Hello دافيد بلاين"),
      ("A\u{30A}", "<b>%@</b>", "Hello A\u{30A} <b>%@</b>"),
    ])
  func greets(firstName: String, lastName: String, greeting: String) {
    #expect(greetings(of: Person(firstName: firstName, lastName: lastName), taps: 1) == [greeting])
  }

  @Test("Another tap shows the same greeting.")
  func greetsAgain() {
    let person = Person(firstName: "David", lastName: "Blaine")
    #expect(greetings(of: person, taps: 2) == ["Hello David Blaine", "Hello David Blaine"])
  }

  private func greetings(of person: Person, taps: Int) -> [String] {
    let view = FakeGreetingView()
    let presenter = GreetingPresenter(person: person)
    presenter.view = view
    for _ in 0..<taps { presenter.greetingButtonTapped() }
    return view.greetings
  }
}

/// A greeting view that remembers what it was told.
private final class FakeGreetingView: GreetingViewProtocol {
  private(set) var greetings: [String] = []

  func showGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}
