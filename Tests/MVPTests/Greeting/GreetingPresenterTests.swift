import Models
import Testing

@testable import MVP

@Suite struct GreetingPresenterTests {
  let view = GreetingViewSpy()

  func makePresenter(_ firstName: String, _ lastName: String) -> GreetingPresenter {
    let presenter = GreetingPresenter(
      person: Person(firstName: firstName, lastName: lastName))
    presenter.view = view
    return presenter
  }

  @Test("G-1, G-2: there is no greeting before the tap, which greets the person by both names")
  func greets() {
    let presenter = makePresenter("David", "Blaine")
    #expect(view.greetings == [])
    presenter.showGreetingTapped()
    #expect(view.greetings == ["Hello David Blaine"])
  }

  @Test(
    "G-3: white space around a part is dropped, an empty part leaves no stray space",
    arguments: [
      ("  David\t", "\nBlaine \r\n", "Hello David Blaine"),
      ("David", "", "Hello David"),
      ("David", " \n", "Hello David"),
      ("", "Blaine", "Hello Blaine"),
      ("\u{2029}", "\u{A0}", "Hello"),
      ("", "", "Hello"),
    ])
  func trims(firstName: String, lastName: String, greeting: String) {
    makePresenter(firstName, lastName).showGreetingTapped()
    #expect(view.greetings == [greeting])
  }

  @Test("G-4: another tap shows the same text again")
  func repeats() {
    let presenter = makePresenter("David", "Blaine")
    presenter.showGreetingTapped()
    presenter.showGreetingTapped()
    #expect(view.greetings == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    makePresenter(firstName, lastName).showGreetingTapped()
    #expect(
      view.greetings.map { Array($0.unicodeScalars) }
        == [Array("Hello \(firstName) \(lastName)".unicodeScalars)])
  }

  @Test("P-21: the presenter does not own the view")
  func doesNotOwnTheView() {
    let presenter = GreetingPresenter(person: Person(firstName: "David", lastName: "Blaine"))
    do {
      let view = GreetingViewSpy()
      presenter.view = view
      #expect(presenter.view === view)
    }
    #expect(presenter.view == nil)
  }
}
