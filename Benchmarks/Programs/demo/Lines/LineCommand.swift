import Foundation
import Terminal

/// A command that a line of standard input contains, such as `tap logout`.
nonisolated enum LineCommand: Equatable {
  case tap(String)
  case type(String)
  case clear
  case pressReturn
  case row(Int)
  case photo(String)
  case cancel
  case back
  case open
  case architecture(String)
  case feature(Feature)
  case delay(Bool)
  case fail(Bool)
  case wait
  case help
  case quit

  /// Creates the command that a line contains; returns `nil` for an empty line or a comment.
  ///
  /// - Throws: `LineError` when the line contains no known command or an invalid value.
  init?(_ line: String) throws(LineError) {
    // A script from Windows ends its lines with a carriage return too.
    let line = line.last == "\r" ? line.dropLast() : line[...]
    let command = line.drop(while: \.isWhitespace)
    guard let first = command.first, first != "#" else { return nil }
    let word = String(command.prefix { $0 != " " })
    // Typed text keeps its spaces, except the one that separates it from the command.
    let rest = String(command.dropFirst(word.count + 1))
    let value = rest.trimmingCharacters(in: .whitespaces)
    switch word {
    case "tap": self = .tap(try Self.required(value, "tap CONTROL"))
    case "type": self = .type(try Self.required(rest, "type TEXT"))
    case "clear": self = try Self.alone(.clear, value, "clear")
    case "return": self = try Self.alone(.pressReturn, value, "return")
    case "row":
      guard let number = Int(value), number > 0 else { throw .usage("row N, counted from 1") }
      self = .row(number)
    case "photo": self = .photo(try Self.required(value, "photo png|jpeg|gif|damaged|PATH"))
    case "cancel": self = try Self.alone(.cancel, value, "cancel")
    case "back": self = try Self.alone(.back, value, "back")
    case "open": self = try Self.alone(.open, value, "open")
    case "architecture": self = .architecture(try Self.required(value, "architecture ID"))
    case "feature":
      let features = Feature.allCases.map(\.rawValue).joined(separator: "|")
      let name = try Self.required(value, "feature \(features)")
      self = .feature(try ValueReader<Feature>.oneOf("feature").value(of: name, in: word))
    case "delay": self = .delay(try Self.switched(value, "delay on|off"))
    case "fail": self = .fail(try Self.switched(value, "fail on|off"))
    case "wait": self = try Self.alone(.wait, value, "wait")
    case "help": self = try Self.alone(.help, value, "help")
    case "quit": self = try Self.alone(.quit, value, "quit")
    case let word: throw .unknownCommand(word)
    }
  }

  /// The explanation of all commands, which the command `help` prints.
  static let explanation = """
    tap CONTROL        tap a control, by its identifier, such as profile.logout, the last part of
                       it, such as logout, or the title of a button; a text field is then edited
    type TEXT          type at the end of the field that is edited
    clear              delete the text of the field
    return             press Return, which ends editing
    row N              select a row, counted from 1
    photo NAME         choose png, jpeg, gif, damaged or the path of a file as the photo
    cancel             choose no photo
    back               go back to the screen below
    open               open a fresh screen of the feature
    architecture ID    open a fresh screen of the feature, made by another architecture
    feature NAME       open greeting or profile
    delay on|off       delay answers until 'wait'
    fail on|off        let requests fail
    wait               let the delayed answers arrive
    quit               end the session, as the end of the input does

    """

  private static func required(_ value: String, _ usage: String) throws(LineError) -> String {
    guard !value.isEmpty else { throw .usage(usage) }
    return value
  }

  private static func alone(
    _ command: LineCommand, _ value: String, _ usage: String
  ) throws(LineError) -> LineCommand {
    guard value.isEmpty else { throw .usage(usage) }
    return command
  }

  private static func switched(_ value: String, _ usage: String) throws(LineError) -> Bool {
    switch value {
    case "on": return true
    case "off": return false
    default: throw .usage(usage)
    }
  }
}
