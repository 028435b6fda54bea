import Models
import Testing

@testable import LogicControllerMVC

@Suite struct GreetingLogicControllerTests {
  func greetings(for person: Person, taps: Int = 1) -> [String] {
    let logicController = GreetingLogicController(person: person)
    return (0..<taps).map { _ in logicController.greet().greeting }
  }

  @Test(
    "G-2, G-3: a tap greets with the parts of the name that there are",
    arguments: [
      ("David", "Blaine", "Hello David Blaine"),
      ("  David\t", "\nBlaine \r\n", "Hello David Blaine"),
      ("David", "", "Hello David"),
      ("David", " \n", "Hello David"),
      ("", "Blaine", "Hello Blaine"),
      ("\u{2029}", "\u{A0}", "Hello"),
      ("", "", "Hello"),
    ])
  func greets(firstName: String, lastName: String, greeting: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    #expect(greetings(for: person) == [greeting])
  }

  @Test("G-4: another tap shows the same text again")
  func repeats() {
    let person = Person(firstName: "David", lastName: "Blaine")
    #expect(greetings(for: person, taps: 2) == ["Hello David Blaine", "Hello David Blaine"])
  }

  @Test(
    "G-5: what is inside a part is shown as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    #expect(
      greetings(for: person).map { Array($0.unicodeScalars) }
        == [Array("Hello \(firstName) \(lastName)".unicodeScalars)])
  }
}
