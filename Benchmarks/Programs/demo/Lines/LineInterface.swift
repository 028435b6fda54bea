import Architectures
import Foundation
import HeadlessUIKit
import Terminal
import Traces

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
    lines += CallTextRenderer(width: Self.width).lines(of: session.calls)
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Performs the command in a line, and returns the command's result.
  ///
  /// - Throws: `LineError`, `PhotoFileError` or `DemoActionError` when the command is refused. The
  ///   session can perform further commands after an error.
  func run(_ line: String) throws -> Outcome {
    switch try LineCommand(line) {
    case nil: return .nothing
    case .help: return .help
    case .quit: return .quit
    case .tap(let name): try session.perform(.touch(.control(try control(name))))
    case .type(let text): try session.perform(.type(text))
    case .clear: try session.perform(.clear)
    case .pressReturn: try session.perform(.pressReturn)
    case .row(let number): try session.perform(.touch(try row(number)))
    case .photo(let name): try session.perform(.choosePhoto(try photo(name)))
    case .cancel: try session.perform(.choosePhoto(nil))
    case .back: try session.perform(.goBack)
    case .open: try session.perform(.open(session.feature))
    case .architecture(let id): try session.perform(.use(try architecture(id)))
    case .feature(let feature): try session.perform(.open(feature))
    case .delay(let isOn): try session.perform(.delay(isOn))
    case .fail(let isOn): try session.perform(.fail(isOn))
    case .wait: try session.perform(.answerAll)
    }
    return .screen
  }

  private func control(_ name: String) throws(LineError) -> UIControl {
    let controls = session.window.visibleControls
    let found =
      controls.first { $0.accessibilityIdentifier == name }
      ?? controls.first { $0.accessibilityIdentifier?.split(separator: ".").last == name[...] }
      ?? controls.first { ($0 as? UIButton)?.currentTitle == name }
    guard let found else { throw .noControl(name) }
    return found
  }

  private func row(_ number: Int) throws(LineError) -> TouchTarget {
    let rows = ScreenText(width: Self.width).lines(of: session.window).compactMap(\.target)
      .filter { if case .row = $0 { true } else { false } }
    guard rows.indices.contains(number - 1) else { throw .noRow(number) }
    return rows[number - 1]
  }

  private func photo(_ name: String) throws -> Data {
    guard session.photoLibrary.isOpen else { throw DemoActionError.libraryIsClosed }
    return try SamplePhoto(rawValue: name)?.data ?? PhotoFile.read(name)
  }

  private func architecture(_ id: String) throws(LineError) -> Architecture {
    let reader = ValueReader<Architecture>.oneOf(
      Architecture.all, kind: "architecture", placeholder: "ID", name: \.id)
    return try reader.value(of: id, in: "architecture")
  }
}

extension UIView {
  /// The visible controls in this view, from back to front.
  fileprivate var visibleControls: [UIControl] {
    guard !isHidden else { return [] }
    return (self as? UIControl).map { [$0] } ?? subviews.flatMap(\.visibleControls)
  }
}
