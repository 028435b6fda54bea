import Models
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct GreetingLogicControllerTests {
    func greetings(_ firstName: String, _ lastName: String, taps: Int = 1) -> [String] {
      let logicController = GreetingLogicController(
        person: Person(firstName: firstName, lastName: lastName))
      var greetings: [String] = []
      for _ in 0..<taps {
        logicController.showGreeting { state in
          if case .presenting(let greeting) = state { greetings.append(greeting) }
        }
      }
      return greetings
    }

    @Test("G-2: a tap greets the person by both names")
    func greets() {
      #expect(greetings("David", "Blaine") == ["Hello David Blaine"])
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
      #expect(greetings(firstName, lastName) == [greeting])
    }

    @Test("G-4: another tap shows the same text again")
    func repeats() {
      #expect(
        greetings("David", "Blaine", taps: 2) == ["Hello David Blaine", "Hello David Blaine"])
    }

    @Test(
      "G-5: what is inside a part is shown as it is",
      arguments: [
        ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
      ])
    func keepsInside(firstName: String, lastName: String) {
      #expect(
        greetings(firstName, lastName).map { Array($0.unicodeScalars) }
          == [Array("Hello \(firstName) \(lastName)".unicodeScalars)])
    }
  }
}
