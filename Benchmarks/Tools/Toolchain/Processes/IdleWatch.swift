import CProcess
import Dispatch
import Foundation
import Synchronization

/// A watch over a child process.
///
/// The watch ends the child process if the child waits for too long without using the processor.
final class IdleWatch: Sendable {
  /// The seconds from one look at the process to the next.
  private static let interval = 0.1
  /// The longest processor time, in seconds, that does not count as use of the processor.
  ///
  /// A waiting process can use a little processor time, such as for a timer.
  private static let tolerance = 0.01

  private let queue = DispatchQueue(label: "IdleWatch")
  private let isOver = DispatchSemaphore(value: 0)
  private let hasEndedProcess = Atomic<Bool>(false)

  /// Starts to watch a child process.
  init(over child: pid_t, idleSeconds: Double) {
    let looks = Int((idleSeconds / Self.interval).rounded(.up))
    queue.async { self.watch(child, looks: looks) }
  }

  /// Ends the watch, and returns true if the watch has ended the child process.
  ///
  /// Call this function before `process_collect`. After `process_collect`, another process may have
  /// the child's process ID.
  func end() -> Bool {
    isOver.signal()
    return queue.sync { hasEndedProcess.load(ordering: .relaxed) }
  }

  private func watch(_ child: pid_t, looks: Int) {
    var secondsUsed = 0.0
    var idleLooks = 0
    // Looks are counted, and not the time: none is made while the machine itself stands still.
    while idleLooks < looks {
      guard isOver.wait(timeout: .now() + Self.interval) == .timedOut else { return }
      let seconds = process_seconds_so_far(child)
      // Systems that do not tell the time have no watch.
      guard seconds >= 0 else { return }
      if seconds > secondsUsed + Self.tolerance {
        secondsUsed = seconds
        idleLooks = 0
      } else {
        idleLooks += 1
      }
    }
    hasEndedProcess.store(true, ordering: .relaxed)
    kill(child, SIGKILL)
  }
}
