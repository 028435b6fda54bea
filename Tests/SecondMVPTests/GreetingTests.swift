import Models
import Testing

@testable import SecondMVP

/// The words with which a person is greeted (G-1 to G-5).
@Suite("Greeting")
struct GreetingTests {
  private let view = GreetingViewSpy()

  private func makePresenter(_ firstName: String, _ lastName: String) -> GreetingPresenter {
    let presenter = GreetingPresenter(person: Person(firstName: firstName, lastName: lastName))
    presenter.view = view
    return presenter
  }

  @Test("Nobody is greeted before the button is tapped")
  func nothingBeforeTap() {
    _ = makePresenter("David", "Blaine")
    #expect(view.greetings.isEmpty)
  }

  @Test("A tap greets the person by first and last name")
  func tapGreets() {
    makePresenter("David", "Blaine").didTapGreetingButton()
    #expect(view.greetings == ["Hello David Blaine"])
  }

  @Test("Another tap shows the same greeting")
  func anotherTap() {
    let presenter = makePresenter("David", "Blaine")
    presenter.didTapGreetingButton()
    presenter.didTapGreetingButton()
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "White space around a part is dropped, and an empty part leaves no stray space",
    arguments: [
      ("David", "", "Hello David"), ("", "Blaine", "Hello Blaine"), ("", "", "Hello"),
      (" \n", "\t\u{2028}", "Hello"), ("\n David\t", "\r\n\u{A0}Blaine  ", "Hello David Blaine"),
    ])
  func whiteSpace(firstName: String, lastName: String, greeting: String) {
    makePresenter(firstName, lastName).didTapGreetingButton()
    #expect(view.greetings == [greeting])
  }

  @Test(
    "What is inside a part is shown as it is",
    arguments: [
      ("Ana  María", "de la O", "Hello Ana  María de la O"), ("👩‍👩‍👧‍👦", "🇻🇳", "Hello 👩‍👩‍👧‍👦 🇻🇳"),
      ("دافيد", "بلاين", "Hello دافيد بلاين"),
      ("<b>%@</b>", "\\(name)", "Hello <b>%@</b> \\(name)"),
      ("Nguye\u{302}\u{303}n", "A\u{30A}", "Hello Nguye\u{302}\u{303}n A\u{30A}"),
    ])
  func innerText(firstName: String, lastName: String, greeting: String) {
    makePresenter(firstName, lastName).didTapGreetingButton()
    #expect(view.greetings == [greeting])
  }

  @Test("The presenter does not keep its view alive")
  func viewIsWeak() {
    let presenter = GreetingPresenter(person: Person(firstName: "David", lastName: "Blaine"))
    do {
      let view = GreetingViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}
