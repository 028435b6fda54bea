import Architectures
import Foundation
import HeadlessUIKit
import Terminal

/// An interface that controls a session by lines of text and shows the screens as text.
///
/// ```swift
/// let session = DemoSession(
///   storeFolder: .temporaryDirectory, architecture: .all[0], feature: .profile)
/// let interface = LineInterface(session: session)
/// _ = try interface.run("tap logout")
/// print(interface.screen)
/// ```
final class LineInterface {
  /// The result of the command in a line.
  enum Outcome {
    /// The line was empty or a comment, so there is nothing to show.
    case nothing
    /// The command was performed, and the screen may have changed.
    case screen
    /// The command asks for the explanation of all commands.
    case help
    /// The command ends the session.
    case quit
  }

  /// The number of columns of every printed screen.
  private static let width = 80

  /// The explanation of all commands, which the command `help` prints.
  nonisolated static let explanation = """
    tap CONTROL        tap a control, by its identifier, such as profile.logout, the last part of
                       it, such as logout, or the title of a button; a text field is then edited
    type TEXT          type at the end of the field that is edited
    clear              delete the text of the field
    return             press Return, which ends editing
    row N              select a row, counted from 1
    photo NAME|PATH    choose png, jpeg, gif, damaged or the path of a file as the photo
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

  private let session: DemoSession

  init(session: DemoSession) {
    self.session = session
  }

  /// The current screen as plain text that ends with an empty line.
  var screen: String {
    let mark = session.canGoBack ? "< " : ""
    let title = "\(mark)\(session.title.printable) · \(session.status)"
    var lines = [title.fitted(to: Self.width)]
    lines += ScreenText(width: Self.width).lines(of: session.window).map(\.text)
    if session.photoLibrary.isOpen {
      let photos = SamplePhoto.allCases.map(\.rawValue).joined(separator: "|")
      lines.append("The photo library is open: photo \(photos)|PATH, or cancel")
    }
    lines += session.notes.map(\.printable)
    let style: TextStyle = StandardStreams().welcomesColor ? .colored : .plain
    lines += session.callLines(width: Self.width).map { $0.text(in: style) }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Performs the command in every line of standard input, and prints the screen after each.
  ///
  /// - Returns: True if no command was refused. Refused commands are reported on standard error.
  /// - Throws: `WriteFailure` when standard output cannot be written to.
  func followInput() throws -> Bool {
    let streams = StandardStreams()
    try streams.write(screen)
    var isFollowed = true
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        switch try run(line) {
        case .nothing: continue
        case .help: try streams.write(Self.explanation)
        case .quit: return isFollowed
        case .screen: try streams.write(screen)
        }
      } catch let error as WriteFailure {
        throw error
      } catch {
        isFollowed = false
        streams.writeError("demo: line \(number): \(error)\n")
      }
    }
    return isFollowed
  }

  /// Performs the command in a line, and returns the command's result.
  ///
  /// - Throws: `UsageError` or `DemoActionError` when the command is refused. The session can
  ///   perform further commands after an error.
  func run(_ line: String) throws -> Outcome {
    // A script from Windows ends its lines with a carriage return too.
    let command = (line.last == "\r" ? line.dropLast() : line[...]).drop(while: \.isWhitespace)
    guard let first = command.first, first != "#" else { return .nothing }
    let word = String(command.prefix { $0 != " " })
    switch word {
    case "help": return .help
    case "quit": return .quit
    default:
      // Typed text keeps its spaces, except the one that separates it from the command.
      try session.perform(try action(word, text: String(command.dropFirst(word.count + 1))))
      return .screen
    }
  }

  private func action(_ word: String, text: String) throws -> DemoAction {
    let value = text.trimmingCharacters(in: .whitespaces)
    switch (word, value) {
    case ("type", _) where !text.isEmpty: return .type(text)
    case ("clear", ""): return .clear
    case ("return", ""): return .pressReturn
    case ("cancel", ""): return .choosePhoto(nil)
    case ("back", ""): return .goBack
    case ("open", ""): return .open(session.feature)
    case ("wait", ""): return .answerAll
    case ("delay", "on"), ("delay", "off"): return .delay(value == "on")
    case ("fail", "on"), ("fail", "off"): return .fail(value == "on")
    case ("feature", _): return .open(try read(value, in: word, by: .oneOf("feature")))
    case ("architecture", _): return .use(try read(value, in: word, by: .architectureID))
    case ("tap", let name) where !name.isEmpty: return .touch(.control(try control(name)))
    case ("photo", let name) where !name.isEmpty: return .choosePhoto(try photo(name))
    case ("row", _):
      if let number = Int(value) { return .touch(try row(number)) }
    default: break
    }
    let form = Self.explanation.split(separator: "\n").first { $0.hasPrefix(word + " ") }?
      .prefix(19).trimmingCharacters(in: .whitespaces)
    throw UsageError(
      form.map { "Type: \($0)" } ?? "There is no command \(word.quoted). Type: help")
  }

  private func read<Value>(
    _ text: String, in word: String, by reader: ValueReader<Value>
  ) throws(UsageError) -> Value {
    do {
      return try reader.read(text)
    } catch {
      throw UsageError("\(word): \(error)")
    }
  }

  private func control(_ name: String) throws(UsageError) -> UIControl {
    let controls = session.window.visibleControls
    let found =
      controls.first { $0.accessibilityIdentifier == name }
      ?? controls.first { $0.accessibilityIdentifier?.split(separator: ".").last == name[...] }
      ?? controls.first { ($0 as? UIButton)?.currentTitle == name }
    guard let found else {
      throw UsageError("There is no control \(name.quoted) on the screen.")
    }
    return found
  }

  private func row(_ number: Int) throws(UsageError) -> TouchTarget {
    let rows = ScreenText(width: Self.width).lines(of: session.window).compactMap(\.target)
      .filter { if case .row = $0 { true } else { false } }
    guard rows.indices.contains(number &- 1) else {
      throw UsageError("There is no row \(number) on the screen.")
    }
    return rows[number - 1]
  }

  private func photo(_ name: String) throws -> Data {
    guard session.photoLibrary.isOpen else { throw DemoActionError.libraryIsClosed }
    return try SamplePhoto(rawValue: name)?.data ?? photoFile(at: name)
  }
}

extension UIView {
  /// The visible controls in this view, from back to front.
  fileprivate var visibleControls: [UIControl] {
    guard !isHidden else { return [] }
    return (self as? UIControl).map { [$0] } ?? subviews.flatMap(\.visibleControls)
  }
}
