import Foundation
import Synchronization

/// A receiver of the signals that are sent to this process.
///
/// To wait for the next signal, a caller can pass `descriptor` to the system call `poll`.
final class Signals {
  /// The file descriptor that becomes readable when a signal arrives.
  let descriptor: CInt

  /// The signals that end the process.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Begins to catch the signals that end, stop or continue a process, and `SIGWINCH`.
  ///
  /// The system sends `SIGWINCH` when the size of the terminal changes.
  init() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else {
      preconditionFailure("The demo cannot wait for signals: no more files can be opened.")
    }
    for end in ends {
      // A signal handler must never wait.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.ending + [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, noteSignal) }
  }

  /// Returns the signals that arrived since the last call, oldest first.
  func received() -> [CInt] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(CInt.init)
  }

  /// Sends a signal to this process, with the signal's default effect: to end or stop the process.
  ///
  /// When a stopped process continues, this function begins to catch the signal again.
  func obey(_ number: CInt) {
    signal(number, SIG_DFL)
    raise(number)
    // A stopped process continues here.
    signal(number, noteSignal)
  }
}

private nonisolated let writingEnd = Atomic<CInt>(-1)

/// Handles a signal by writing its number to the pipe from which ``Signals/received()`` reads.
///
/// A signal handler may not allocate memory or take locks.
private nonisolated func noteSignal(_ number: CInt) {
  let former = errno
  var byte = UInt8(number)
  _ = write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = former
}
