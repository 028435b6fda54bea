import Models
import PortableUIKit
import Testing

@testable import ActionsMVC

@Suite struct GreetingActionsTests {
  private let actions = GreetingViewController.Actions()
  private let viewController = UIViewController()

  func greeting(_ firstName: String, _ lastName: String) -> String {
    actions.greet(viewController, Person(firstName: firstName, lastName: lastName))
  }

  @Test("G-2: a person is greeted by both names")
  func greets() {
    #expect(greeting("David", "Blaine") == "Hello David Blaine")
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
  func trims(firstName: String, lastName: String, expected: String) {
    #expect(greeting(firstName, lastName) == expected)
  }

  @Test(
    "G-5: what is inside a part is kept as it is",
    arguments: [
      ("👩‍👩‍👧‍👦", "🇻🇳"), ("דוד", "بلين"), ("Zoe\u{308}", "O\u{302}\u{323}"), ("Mary  Ann", "van\nDyke"),
    ])
  func keepsInside(firstName: String, lastName: String) {
    #expect(
      Array(greeting(firstName, lastName).unicodeScalars)
        == Array("Hello \(firstName) \(lastName)".unicodeScalars))
  }
}
