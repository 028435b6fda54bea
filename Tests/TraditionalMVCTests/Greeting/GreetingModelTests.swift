import Models
import Testing

@testable import TraditionalMVC

@Suite struct GreetingModelTests {
  let dependent = DependentSpy<Void>()

  func makeModel(_ firstName: String, _ lastName: String) -> GreetingModel {
    let model = GreetingModel(person: Person(firstName: firstName, lastName: lastName))
    model.addDependent(dependent)
    return model
  }

  @Test("G-2: asked for a greeting, the model greets by both names and says so")
  func greets() {
    let model = makeModel("David", "Blaine")
    #expect(model.greeting == "")
    #expect(dependent.aspects.isEmpty)
    model.greet()
    #expect(model.greeting == "Hello David Blaine")
    #expect(dependent.aspects.count == 1)
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
    model.greet()
    #expect(model.greeting == greeting)
  }

  @Test("G-4: asked again, the model greets in the same words")
  func repeats() {
    let model = makeModel("David", "Blaine")
    model.greet()
    model.greet()
    #expect(model.greeting == "Hello David Blaine")
  }

  @Test(
    "G-5: what is inside a part stays as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    let model = makeModel(firstName, lastName)
    model.greet()
    #expect(
      Array(model.greeting.unicodeScalars)
        == Array("Hello \(firstName) \(lastName)".unicodeScalars))
  }
}
