import Foundation

/// The terminal that a person sits at, while it belongs to this program.
final class TerminalScreen {
  private let output: StandardStream
  private var formerMode: termios?
  private var isTaken = false

  init(output: StandardStream) {
    self.output = output
  }

  /// The size in columns and lines.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal: keys come one by one and unseen, and what was shown is kept for later.
  ///
  /// Keys that send signals go on doing so.
  func enter() throws(WriteError) {
    if formerMode == nil {
      var mode = termios()
      guard tcgetattr(STDIN_FILENO, &mode) == 0 else { throw WriteError(number: errno) }
      formerMode = mode
    }
    guard var mode = formerMode else { return }
    isTaken = true
    mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    mode.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    try output.write(Self.taking)
  }

  /// Shows a frame instead of the last one.
  func show(_ frame: Frame, isStyled: Bool) throws(WriteError) {
    try output.write(frame.text(isStyled: isStyled))
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard isTaken, var formerMode else { return }
    isTaken = false
    // If nobody is there any more, there is nothing to give back.
    try? output.write(Self.giving)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &formerMode)
  }

  // The alternate screen, no cursor and no wrapping, which would move other lines.
  // Source: xterm's control sequences, DEC private modes 1049, 25 and 7.
  private static let taking = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  private static let giving = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
