import Models
import Testing

@testable import LighterMVC

@Suite struct PersonGreetingTests {
  @Test("G-2: a person is greeted by both names")
  func greets() {
    #expect(Person(firstName: "David", lastName: "Blaine").greeting == "Hello David Blaine")
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
    #expect(Person(firstName: firstName, lastName: lastName).greeting == greeting)
  }

  @Test(
    "G-5: what is inside a part stays as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    let person = Person(firstName: firstName, lastName: lastName)
    #expect(
      Array(person.greeting.unicodeScalars)
        == Array("Hello \(firstName) \(lastName)".unicodeScalars))
  }
}
