import Foundation
import Synchronization

/// The signals that this process was sent, as bytes that can be waited for together with others.
final class Signals {
  /// What becomes readable when a signal comes.
  let descriptor: CInt

  /// Those that end the process.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Catches the signals that concern a terminal, from now on.
  init() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("The system has no pipe left.") }
    for end in ends {
      // A handler must never wait.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.ending + [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, noteSignal) }
  }

  /// The signals that came since the last call, oldest first.
  func received() -> [CInt] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(CInt.init)
  }

  /// Does what a signal does by default: ends or stops this process.
  func obey(_ number: CInt) {
    signal(number, SIG_DFL)
    raise(number)
    // Only a stopped process comes here, when it goes on.
    signal(number, noteSignal)
  }
}

private nonisolated let writingEnd = Atomic<CInt>(-1)

/// A signal handler, which may call nothing that takes memory or locks.
private nonisolated func noteSignal(_ number: CInt) {
  let former = errno
  var byte = UInt8(number)
  _ = write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = former
}
