import Testing

@testable import demo

@Suite("The lines of a script")
struct LineCommandTests {
  @Test(
    "Every command is read",
    arguments: [
      ("tap profile.logout", LineCommand.tap("profile.logout")), ("tap Log out ", .tap("Log out")),
      ("type David", .type("David")), ("clear", .clear), ("return", .pressReturn),
      ("row 2", .row(2)),
      ("photo a photo.png", .photo("a photo.png")), ("cancel", .cancel), ("back", .back),
      ("open", .open), ("architecture viper", .architecture("viper")),
      ("feature greeting", .feature(.greeting)), ("feature Profile", .feature(.profile)),
      ("delay on", .delay(true)),
      ("fail off", .fail(false)),
      ("wait", .wait), ("help", .help), ("quit", .quit), ("  back\r", .back),
    ])
  func commands(line: String, command: LineCommand) throws {
    #expect(try LineCommand(line) == command)
  }

  @Test("Typed text keeps its spaces, except the one after the command")
  func spaces() throws {
    #expect(try LineCommand("type  II ") == .type(" II "))
  }

  @Test("Empty lines and comments are no commands", arguments: ["", "  ", "# tap", "  #", "\r"])
  func nothing(line: String) throws {
    #expect(try LineCommand(line) == nil)
  }

  @Test("An unknown command is named in the message", arguments: ["bogus", "TAP x", "\u{1B}[2J"])
  func unknown(line: String) {
    #expect(throws: LineError.unknownCommand(String(line.prefix { $0 != " " }))) {
      try LineCommand(line)
    }
  }

  @Test(
    "The message about missing, wrong or extra words shows the right form",
    arguments: [
      "tap", "type", "type ", "row", "row 0", "row two", "photo", "architecture", "feature",
      "delay", "delay maybe", "fail yes", "clear all", "back 2", "quit now",
    ])
  func usage(line: String) {
    #expect {
      try LineCommand(line)
    } throws: {
      "\($0)".hasPrefix("Type: \(line.prefix { $0 != " " })")
    }
  }

  @Test("A mistyped feature is refused with a suggestion, as on the command line")
  func mistyped() {
    #expect {
      try LineCommand("feature profil")
    } throws: {
      "\($0)" == """
        feature: there is no feature 'profil'.
        Did you mean 'profile'? Known are: greeting, profile.
        """
    }
  }

  @Test("Messages contain no characters that control the terminal")
  func hostile() throws {
    let text = "\u{1B}[2J\u{202E}"
    let feature = try #require(throws: LineError.self) { try LineCommand("feature \(text)") }
    for error: LineError in [.unknownCommand(text), .noControl(text), feature] {
      #expect("\(error)".contains("\u{FFFD}[2J\u{FFFD}"))
    }
  }

  @Test("The explanation names every command")
  func explanation() {
    let named = LineCommand.explanation.split(separator: "\n").map { $0.prefix { $0 != " " } }
      .filter { !$0.isEmpty }
    #expect(
      named == [
        "tap", "type", "clear", "return", "row", "photo", "cancel", "back", "open", "architecture",
        "feature", "delay", "fail", "wait", "quit",
      ])
  }
}
