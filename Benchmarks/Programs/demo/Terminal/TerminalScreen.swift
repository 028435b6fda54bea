import Foundation
import Terminal

/// The terminal that the person uses, which this program can take over and give back.
final class TerminalScreen {
  private let output = OpenFile.standardOutput
  private var formerMode: termios?
  private var isEntered = false

  /// The size of the terminal in columns and lines; 80 by 24 if the size is unknown.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes over the terminal: shows the alternate screen, and reads keys one by one without echo.
  ///
  /// Keys that send signals, such as Control-C, still send the signals.
  func enter() throws(WriteFailure) {
    if formerMode == nil {
      var mode = termios()
      guard tcgetattr(STDIN_FILENO, &mode) == 0 else {
        throw WriteFailure(target: "the terminal", number: errno)
      }
      formerMode = mode
    }
    guard var mode = formerMode else { return }
    isEntered = true
    mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    mode.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    try output.write(Self.enteringSequence)
  }

  /// Shows a frame in place of the previous frame.
  func show(_ frame: TerminalFrame) throws(WriteFailure) {
    try output.write(frame.text(isStyled: StandardStreams().allowsStyle))
  }

  /// Gives the terminal back, with the mode and the screen from before the call of ``enter()``.
  func leave() {
    guard isEntered, var formerMode else { return }
    isEntered = false
    // A terminal that cannot be written is closed, and needs no restoring.
    try? output.write(Self.leavingSequence)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &formerMode)
  }

  // The alternate screen without a cursor, and without wrapping, as a wrapped line moves others.
  // Source: xterm's control sequences, DEC private modes 1049, 25 and 7.
  private static let enteringSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  private static let leavingSequence = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
