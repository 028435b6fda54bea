import Foundation

/// A report of the current step, with the time that its subject has taken, on standard error.
///
/// The subject is the text before the colon. On a terminal the report is one line that is rewritten
/// in place. Elsewhere a step is written as a line of its own, at most one in ten seconds, and
/// short work writes nothing.
///
/// ```swift
/// func measure(_ progress: ProgressReport) {
///   progress.begin("coverage: building")
///   progress.show("coverage: tests, 3 of 10")  // "coverage, 25 s: tests, 3 of 10"
///   progress.erase()
/// }
/// ```
package final class ProgressReport {
  /// The largest number of columns of the rewritten line, which must not wrap on any terminal.
  private static let width = 79
  /// The shortest time between two lines if there is no terminal.
  private static let pause = Duration.seconds(10)

  private let program: String
  private let columns: Int?
  private let now: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private var subject = ""
  private var start: ContinuousClock.Instant
  private var latestLine: ContinuousClock.Instant
  private var hasLines = false
  private var shownWidth = 0

  /// Creates a report of progress.
  ///
  /// - Parameters:
  ///   - program: The name of the program, which begins each plain line.
  ///   - columns: The width of the terminal; `nil` to write plain lines, without a terminal.
  ///   - now: Returns the current time.
  ///   - write: Writes a text to standard error.
  package init(
    of program: String, columns: Int?, now: @escaping () -> ContinuousClock.Instant = { .now },
    write: @escaping (String) -> Void
  ) {
    self.program = program
    self.columns = columns
    self.now = now
    self.write = write
    start = now()
    latestLine = start
  }

  /// Reports the first step of work that takes long.
  ///
  /// Without a terminal, the first line of all is written at once for such work.
  package func begin(_ text: String) { report(text, isLong: true) }

  /// Reports a step.
  ///
  /// - Parameter text: The subject, a colon and the step. The time counts from the first step of a
  ///   subject.
  package func show(_ text: String) { report(text, isLong: false) }

  /// Removes the line from the terminal, so that other text can be written.
  package func erase() {
    guard shownWidth > 0 else { return }
    write("\r" + String(repeating: " ", count: shownWidth) + "\r")
    shownWidth = 0
  }

  private func report(_ text: String, isLong: Bool) {
    let now = now()
    let subject = String(text.prefix { $0 != ":" })
    if subject != self.subject { (self.subject, start) = (subject, now) }
    let seconds = (now - start).components.seconds
    let line = seconds > 0 ? "\(subject), \(seconds) s" + text.dropFirst(subject.count) : text
    if let columns {
      rewrite(line.printable, columns: columns)
    } else if now - latestLine >= Self.pause || isLong && !hasLines {
      (latestLine, hasLines) = (now, true)
      write("\(program): \(line.printable)\n")
    }
  }

  private func rewrite(_ text: String, columns: Int) {
    var line = ""
    var width = 0
    for character in text {
      guard width + character.displayWidth <= min(Self.width, columns - 1) else { break }
      line.append(character)
      width += character.displayWidth
    }
    write("\r" + line + String(repeating: " ", count: max(0, shownWidth - width)))
    shownWidth = width
  }
}
