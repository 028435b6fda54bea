import Foundation
import Terminal

/// A run of the demo in a terminal: keys control the session, and the terminal shows the screens.
final class TerminalRun {
  /// The time after which an ESC byte counts as the Escape key, if no other byte has followed.
  private static let escapePause = Duration.milliseconds(50)

  private let session: DemoSession
  private let interface: KeyboardInterface
  private let terminal = TerminalScreen()
  private let signals = Signals()
  private let start = ContinuousClock.now
  private var parser = KeyParser()
  private var shown: TerminalFrame?
  private var isInputOver = false

  init(session: DemoSession) {
    self.session = session
    interface = KeyboardInterface(session: session)
  }

  /// Runs the session until the person quits or the terminal is closed.
  ///
  /// - Throws: `WriteFailure` when the terminal cannot be written to.
  func run() throws(WriteFailure) {
    defer { terminal.leave() }
    try terminal.enter()
    while !interface.isFinished && !isInputOver {
      try draw()
      try waitAndFollow()
    }
  }

  private func draw() throws(WriteFailure) {
    let size = terminal.size
    let frame = interface.frame(width: size.width, height: size.height)
    guard frame != shown else { return }
    try terminal.show(frame)
    shown = frame
  }

  private func waitAndFollow() throws(WriteFailure) {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, nfds_t(descriptors.count), timeout)
    session.connection.now = ContinuousClock.now - start
    if let due = session.connection.nextDue, due <= session.connection.now { interface.answerDue() }
    if descriptors[1].revents != 0 { try follow(signals.received()) }
    if descriptors[0].revents != 0 {
      interface.press(readKeys())
    } else if parser.isInEscape {
      for key in parser.keysAtPause() { interface.press(key) }
    }
  }

  /// The longest time to wait for keys and signals, in milliseconds; -1 if there is no limit.
  private var timeout: CInt {
    var pauses: [Duration] = []
    if parser.isInEscape { pauses.append(Self.escapePause) }
    if let due = session.connection.nextDue {
      pauses.append(due - (ContinuousClock.now - start))
    }
    guard let shortest = pauses.min() else { return -1 }
    // A wait that was rounded down would end too early and begin again.
    return max(0, CInt((shortest / .milliseconds(1)).rounded(.up)))
  }

  private func readKeys() -> [Key] {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      isInputOver = count == 0 || ![EINTR, EAGAIN].contains(errno)
      return []
    }
    return parser.keys(from: bytes.prefix(count))
  }

  private func follow(_ received: [CInt]) throws(WriteFailure) {
    if let ending = received.first(where: Signals.ending.contains) {
      terminal.leave()
      signals.obey(ending)
    }
    if received.contains(SIGTSTP) {
      terminal.leave()
      signals.obey(SIGTSTP)
      // A signal that arrived while the process was stopped may end it. The process must not take
      // the terminal before that, as it belongs to another process by then.
      return try follow([SIGCONT] + signals.received())
    }
    // Another process may have changed the state of the terminal.
    if received.contains(SIGCONT) { try terminal.enter() }
    shown = nil
  }
}
