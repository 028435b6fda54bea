import Architectures
import Foundation
import TestSupport
import Testing

@testable import demo

@Suite("The lines of a script")
struct LineInterfaceTests {
  @Test(
    "A line that cannot be followed is refused with the form of its command or the reason",
    arguments: [
      ("bogus", "There is no command 'bogus'. Type: help"),
      ("\u{1B}[2J\u{202E}", "There is no command '\u{FFFD}[2J\u{FFFD}'. Type: help"),
      ("tap", "Type: tap CONTROL"), ("type ", "Type: type TEXT"), ("row two", "Type: row N"),
      ("photo", "Type: photo NAME|PATH"), ("delay maybe", "Type: delay on|off"),
      ("clear all", "Type: clear"), ("tap nothing", "There is no control 'nothing' on the screen."),
      ("row 0", "There is no row 0 on the screen."), ("row 6", "There is no row 6 on the screen."),
      ("clear", "No field is being edited: tap one first."),
      ("cancel", "No photo can be chosen now: no screen has asked for one."),
      (
        "feature profil",
        """
        feature: there is no feature 'profil'.
        Did you mean 'profile'? Known are: greeting, profile.
        """
      ),
    ])
  nonisolated func refused(line: String, message: String) async throws {
    #expect(try await play(line).last == message)
  }

  @Test("Commands may have spaces before them, and values may be in upper or lower case")
  nonisolated func forms() async throws {
    let printed = try await play("architecture MVP\nfeature GREETING\n  back\r")
    #expect(
      Array(printed.dropFirst()) == [
        printed[0].replacing("MVC", with: "MVP"), "< Greeting · MVP\n< Show greeting >\n\n",
        "Home · MVP\n< Greeting >\n< Profile >\n\n",
      ])
  }

  @Test("A control is tapped by its identifier, the identifier's last part or a button's title")
  nonisolated func controls() async throws {
    for name in ["profile.logout", "logout", "Log out "] {
      #expect(try await play("tap \(name)").last?.hasPrefix("Log in · MVC\n") == true)
    }
  }

  @Test("A very long text is typed, refused and cleared")
  nonisolated func endless() async throws {
    let text = String(repeating: "x", count: 20_000)
    let printed = try await play(
      "tap nameField\ntype \(text)\nreturn\ntap nameField\nclear\ntype Dee\nreturn")
    #expect(printed[3].contains("20012 of 40\nA name can have at most 40 characters.\n"))
    #expect(printed[7].contains("\nDee\n[Dee_"))
  }

  @Test("A photo is read from a file, and an unreadable file leaves the library open")
  nonisolated func photoFile() async throws {
    let folder = try TemporaryFolder()
    let (photo, missing, pipe) = (
      folder.path("a photo.png"), folder.path("missing"), folder.path("pipe")
    )
    try SamplePhoto.png.data.write(to: URL(filePath: photo))
    try #require(mkfifo(pipe, 0o600) == 0)
    let printed = try await play(
      "tap changePhoto\nphoto \(missing)\nphoto \(pipe)\nphoto \(photo)")
    #expect(printed[2] == "Cannot open '\(missing)': no such file or directory.")
    #expect(printed[3] == "Cannot open '\(pipe)': it is not a regular file.")
    #expect(printed[4].contains("[photo: PNG, 67 bytes]"))
  }
}
