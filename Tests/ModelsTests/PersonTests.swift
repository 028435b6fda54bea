import Models
import Testing

@Suite("A person")
struct PersonTests {
  @Test(
    "G-3: White space and line breaks around each name are left out of the full name",
    arguments: [
      ("David", "Blaine"), ("  David\t", "\nBlaine \r\n"),
      ("\u{2028}David\u{2029}", "\u{A0}\u{3000}Blaine"), ("\u{85}David\u{0B}", "\u{0C}Blaine"),
    ])
  func trims(firstName: String, lastName: String) {
    #expect(Person(firstName: firstName, lastName: lastName).fullName == "David Blaine")
  }

  @Test(
    "G-3: An empty name leaves no space in the full name",
    arguments: [
      ("David", "", "David"), ("David", " \n", "David"), ("", "Blaine", "Blaine"),
      ("\t", "Blaine", "Blaine"), ("", "", ""), ("\u{2029}", "\u{A0}", ""),
    ])
  func leavesEmptyNamesOut(firstName: String, lastName: String, fullName: String) {
    #expect(Person(firstName: firstName, lastName: lastName).fullName == fullName)
  }

  @Test(
    "G-5: Text inside of a name is unchanged in the full name",
    arguments: [
      "Ana  María", "👩‍👩‍👧‍👦", "دافيد", "Nguye\u{302}\u{303}n", "<b>%@</b>", "\\(name)", "de la O",
    ])
  func keepsText(name: String) {
    let fullName = Person(firstName: name, lastName: name).fullName
    #expect(Array(fullName.unicodeScalars) == Array("\(name) \(name)".unicodeScalars))
  }
}
