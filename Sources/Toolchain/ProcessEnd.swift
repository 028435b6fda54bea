import Dispatch
import Foundation

/// The end of a process, for which a thread can wait without running anything else meanwhile.
///
/// `waitUntilExit()` alone would run whatever waits for the main run loop.
package struct ProcessEnd {
  private let process: Process
  private let signal = DispatchSemaphore(value: 0)

  /// Watches a process that is about to be started.
  package init(of process: Process) {
    self.process = process
    process.terminationHandler = { [signal] _ in signal.signal() }
  }

  /// Blocks the thread until the process has ended; call it once, or again after `false`.
  ///
  /// - Parameter timeout: When to give up.
  /// - Returns: Whether it has ended.
  @discardableResult package func wait(timeout: DispatchTime = .distantFuture) -> Bool {
    guard signal.wait(timeout: timeout) == .success else { return false }
    // Returns at once; without it Foundation keeps the process, and the files that it was given.
    process.waitUntilExit()
    return true
  }

  /// Terminates the process if it still runs, and blocks the thread until it has ended; call it instead
  /// of `wait(timeout:)`.
  package func force() {
    if process.isRunning { process.terminate() }
    wait()
  }
}
