import Dispatch
import Synchronization

/// A report that shows the current step of some work, and the time taken so far.
///
/// The report is written to standard error.
///
/// The text of a step is the subject of the work, a colon and the step, such as
/// `coverage: building`. The time counts from the first step of a subject. On a terminal the report
/// is one line that is rewritten every second. Without a terminal, the current step is written as a
/// new line every ten seconds. The first line is written after ten seconds, too, so short work
/// writes no line. Only ``begin(_:)`` can write the first line at once.
///
/// ```swift
/// func measure(_ progress: ProgressReport) {
///   progress.begin("coverage: building")
///   progress.show("coverage: tests, 3 of 10")  // "coverage, 25 s: tests, 3 of 10"
///   progress.erase()
/// }
/// ```
package final class ProgressReport: Sendable {
  /// The largest number of columns of the report's line on a terminal; a wider line could wrap.
  private static let width = 79
  /// The shortest time between two lines of the report if there is no terminal.
  private static let pause = Duration.seconds(10)

  private struct State {
    /// The text of the current step; `nil` while no step is shown.
    var step: String?
    var subject = ""
    /// The time at which the first step of the current subject, such as `coverage`, was reported.
    var start: ContinuousClock.Instant
    var latestLine: ContinuousClock.Instant
    var hasLines = false
    var shownWidth = 0
  }

  private let program: String
  private let columns: Int?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Creates a report whose text is written by the function `write`.
  ///
  /// - Parameters:
  ///   - program: The name of the program, which begins each line if there is no terminal.
  ///   - columns: The number of columns of the terminal; `nil` if there is no terminal.
  ///   - now: Returns the current time.
  ///   - write: Writes a text to standard error.
  init(
    of program: String, columns: Int?,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.columns = columns
    self.now = now
    self.write = write
    state = Mutex(State(start: now(), latestLine: now()))
  }

  /// Creates a report on standard error, which updates the shown time every second.
  ///
  /// - Parameter program: The name of the program, which begins each line if there is no terminal.
  package convenience init(of program: String) {
    let streams = StandardStreams()
    self.init(of: program, columns: streams.errorColumns, write: { streams.writeError($0) })
    keepUpToDate()
  }

  /// Reports the first step of work that takes a long time.
  ///
  /// If there is no terminal and this report has not written any line yet, the step is written at
  /// once, without the pause of ten seconds.
  package func begin(_ step: String) { report(step, isLong: true) }

  /// Reports a step.
  ///
  /// - Parameter step: The subject of the work, a colon and the step, such as `coverage: building`.
  package func show(_ step: String) { report(step, isLong: false) }

  /// Removes the report's line from the terminal, so that other text can be written there.
  package func erase() {
    state.withLock { state in
      state.step = nil
      guard state.shownWidth > 0 else { return }
      write("\r" + String(repeating: " ", count: state.shownWidth) + "\r")
      state.shownWidth = 0
    }
  }

  /// Reports the current step again every second, with the time that has passed.
  private func keepUpToDate() {
    Self.clock.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.refresh()
      self?.keepUpToDate()
    }
  }

  private static let clock = DispatchQueue(label: "progress")

  /// Reports the current step again; has no effect while no step is shown.
  func refresh() {
    state.withLock { state in
      if let step = state.step { report(step, isLong: false, in: &state) }
    }
  }

  private func report(_ step: String, isLong: Bool) {
    state.withLock { report(step, isLong: isLong, in: &$0) }
  }

  private func report(_ step: String, isLong: Bool, in state: inout State) {
    let now = now()
    let subject = String(step.prefix { $0 != ":" })
    if subject != state.subject { (state.subject, state.start) = (subject, now) }
    state.step = step
    let seconds = (now - state.start).components.seconds
    let line = seconds > 0 ? "\(subject), \(seconds) s" + step.dropFirst(subject.count) : step
    if let columns {
      rewrite(line.printable, columns: columns, in: &state)
    } else if now - state.latestLine >= Self.pause || isLong && !state.hasLines {
      (state.latestLine, state.hasLines) = (now, true)
      write("\(program): \(line.printable)\n")
    }
  }

  private func rewrite(_ text: String, columns: Int, in state: inout State) {
    var line = ""
    var width = 0
    for character in text {
      guard width + character.displayWidth <= min(Self.width, columns - 1) else { break }
      line.append(character)
      width += character.displayWidth
    }
    write("\r" + line + String(repeating: " ", count: max(0, state.shownWidth - width)))
    state.shownWidth = width
  }
}
