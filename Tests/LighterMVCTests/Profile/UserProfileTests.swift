import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct UserProfileTests {
  @Test("P-6: a text gives the user a new name, trimmed")
  func newName() throws {
    #expect(try User.blaine.newDisplayName(from: " Harry Houdini\n") == .sample("Harry Houdini"))
    #expect(try User.blaine.newDisplayName(from: "David blaine") == .sample("David blaine"))
  }

  @Test("P-7: a name of 40 characters is new once it is trimmed")
  func longestName() throws {
    let name = String(repeating: "a", count: 40)
    #expect(try User.blaine.newDisplayName(from: "\n \(name) \n") == .sample(name))
  }

  @Test(
    "P-7: a text that is no display name is refused",
    arguments: [
      ("", DisplayNameError.empty),
      (" \n\t ", .empty),
      ("Harry\nHoudini", .controlCharacters),
      ("Harry\u{7}Houdini", .controlCharacters),
      ("\u{7}" + String(repeating: "a", count: 41), .controlCharacters),
      (String(repeating: "a", count: 41), .tooLong),
      (String(repeating: "👩‍👩‍👧‍👦", count: 17), .tooLarge),
      ("Z" + String(repeating: "\u{301}", count: 200), .tooLarge),
    ])
  func refusedName(text: String, error: DisplayNameError) {
    #expect(throws: error) { try User.blaine.newDisplayName(from: text) }
  }

  @Test("P-8: the saved name is no new name, once it is trimmed")
  func savedName() throws {
    #expect(try User.blaine.newDisplayName(from: "  David Blaine ") == nil)
  }

  @Test("P-8: the saved name is no new name, though typed in another composition")
  func savedNameInAnotherComposition() throws {
    let user = User(id: User.blaine.id, displayName: .sample("Zo\u{EB}"))
    #expect(try user.newDisplayName(from: "Zoe\u{308}") == nil)
  }
}
