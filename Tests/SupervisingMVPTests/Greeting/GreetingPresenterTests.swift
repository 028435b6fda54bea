import Models
import Testing

@testable import SupervisingMVP

extension ViewFree {
  @Suite struct GreetingPresenterTests {
    func greeted(_ firstName: String, _ lastName: String) -> GreetingModel {
      let model = GreetingModel(person: Person(firstName: firstName, lastName: lastName))
      GreetingPresenter(model: model).showGreetingTapped()
      return model
    }

    @Test("G-2: a tap greets the person by both names, and not before")
    func greets() {
      let model = GreetingModel(person: Person(firstName: "David", lastName: "Blaine"))
      let presenter = GreetingPresenter(model: model)
      #expect(model.greeting == "")
      presenter.showGreetingTapped()
      #expect(model.greeting == "Hello David Blaine")
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
      #expect(greeted(firstName, lastName).greeting == greeting)
    }

    @Test("G-4: another tap shows the same text again")
    func repeats() {
      let model = GreetingModel(person: Person(firstName: "David", lastName: "Blaine"))
      let presenter = GreetingPresenter(model: model)
      let spy = ValuesSpy(model.$greeting)
      presenter.showGreetingTapped()
      presenter.showGreetingTapped()
      #expect(spy.values == ["", "Hello David Blaine", "Hello David Blaine"])
    }

    @Test(
      "G-5: what is inside a part is shown as it is",
      arguments: [
        ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
      ])
    func keepsInside(firstName: String, lastName: String) {
      #expect(
        Array(greeted(firstName, lastName).greeting.unicodeScalars)
          == Array("Hello \(firstName) \(lastName)".unicodeScalars))
    }
  }
}
