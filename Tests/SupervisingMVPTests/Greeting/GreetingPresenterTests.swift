import Models
import Testing

@testable import SupervisingMVP

@Suite struct GreetingPresenterTests {
  func makeModel(_ firstName: String, _ lastName: String) -> GreetingModel {
    GreetingModel(person: Person(firstName: firstName, lastName: lastName))
  }

  @Test("G-1, G-2: there is no greeting before the tap, which greets the person by both names")
  func greets() {
    let model = makeModel("David", "Blaine")
    let presenter = GreetingPresenter(model: model)
    let spy = ValuesSpy(model.$greeting)
    #expect(spy.values == [nil])
    presenter.showGreetingTapped()
    #expect(spy.values == [nil, "Hello David Blaine"])
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
    let model = makeModel(firstName, lastName)
    GreetingPresenter(model: model).showGreetingTapped()
    #expect(model.greeting == greeting)
  }

  @Test("G-4: another tap shows the same text again")
  func repeats() {
    let model = makeModel("David", "Blaine")
    let presenter = GreetingPresenter(model: model)
    presenter.showGreetingTapped()
    presenter.showGreetingTapped()
    #expect(model.greeting == "Hello David Blaine")
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    let model = makeModel(firstName, lastName)
    GreetingPresenter(model: model).showGreetingTapped()
    #expect(
      model.greeting.map { Array($0.unicodeScalars) }
        == Array("Hello \(firstName) \(lastName)".unicodeScalars))
  }
}
