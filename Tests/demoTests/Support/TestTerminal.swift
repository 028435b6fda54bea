import Dispatch
import Foundation

@testable import demo

/// A terminal in which the demo runs, and in which a test presses the keys.
nonisolated final class TestTerminal {
  /// The latest output of the demo.
  ///
  /// This output begins after the last text that the test has waited for.
  private(set) var shown = Data()
  let process: Process

  /// The longest time in seconds to wait for the demo.
  private static let patience: CInt = 30

  private let person: CInt
  private let program: FileHandle
  private let end = DispatchSemaphore(value: 0)

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: CInt = 0
    var number: CUnsignedInt = 0
    guard person >= 0, ioctl(person, Self.setLock, &isLocked) == 0,
      ioctl(person, Self.getNumber, &number) == 0
    else { throw POSIXError(.ENXIO) }
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.ENXIO) }
    program = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process = Process()
    process.executableURL = DemoProcess.program
    process.arguments = arguments
    process.environment = DemoProcess.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }.merging(environment) { $1 }
    process.standardInput = program
    process.standardOutput = program
    Self.setSize(of: person, width: 80, height: 24)
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  deinit { close(person) }

  // Source: ioctl_tty(2) for TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// The flags of the terminal's mode that shells set: echo, and reading whole lines.
  var mode: tcflag_t {
    var mode = termios()
    tcgetattr(program.fileDescriptor, &mode)
    return mode.c_lflag & tcflag_t(ECHO | ICANON)
  }

  /// Sends the characters of pressed keys to the demo.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Changes the size of the terminal and sends the demo the signal SIGWINCH.
  func resize(width: UInt16, height: UInt16) {
    Self.setSize(of: person, width: width, height: height)
    // The system sends the signal only to processes that the terminal controls, here to none.
    kill(process.processIdentifier, SIGWINCH)
  }

  private static func setSize(of descriptor: CInt, width: UInt16, height: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Reads the output of the demo until a text arrives; returns false if the text does not arrive
  /// in time.
  ///
  /// The text and all output before the text are removed from `shown`.
  func waits(for text: String) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      if let range = shown.range(of: Data(text.utf8)) {
        shown.removeSubrange(..<range.upperBound)
        return true
      }
      var descriptor = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Self.patience * 1_000) == 1 else { return false }
      let count = read(person, &bytes, bytes.count)
      guard count > 0 else { return false }
      shown += bytes.prefix(count)
    }
  }

  /// Waits for the end of the demo and returns its exit code, or the negative number of the signal
  /// that ended it.
  func exitCode() -> Int32 {
    if end.wait(timeout: .now() + .seconds(Int(Self.patience))) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
