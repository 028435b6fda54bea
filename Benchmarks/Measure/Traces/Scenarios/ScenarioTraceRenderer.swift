import Reports
import Terminal

/// The traces of one scenario in several architectures, with the environment and notes.
package struct TracedScenario: Encodable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  var traces: [Trace]
  var notes: [String]

  package init(environment: RunEnvironment, traces: [Trace], notes: [String] = []) {
    self.environment = environment
    self.traces = traces
    self.notes = notes
  }
}

/// A renderer of traces as text: step after step, with each call indented below its caller.
package struct ScenarioTraceRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: The style of titles.
  ///   - width: The number of columns of the text.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = width
  }

  /// Returns the text of the traces, with a line break at the end.
  ///
  /// If there are exactly two traces and the text is wide enough, each trace has its own column.
  package func text(of traced: TracedScenario) -> String {
    var lines: [String] = []
    if let first = traced.traces.first {
      let requirements = first.requirements.joined(separator: ", ")
      lines = "Calls of \(first.scenario), which proves \(requirements)".wrapped(to: width)
        .map(style.title)
    }
    lines += traced.environment.facts.flatMap { $0.printable.wrapped(to: width) }
    lines.append("")
    lines += Self.legend.wrapped(to: width)
    lines += traced.notes.flatMap { $0.printable.wrapped(to: width) }
    lines.append("")
    let half = (width - Self.gap) / 2
    if traced.traces.count == 2, half >= Self.narrowest {
      lines += beside(traced.traces[0], traced.traces[1], half)
    } else {
      lines += traced.traces.flatMap { trace in
        [style.title(trace.name)] + trace.steps.flatMap { self.lines(of: $0, within: width) } + [""]
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The number of columns between two traces.
  private static let gap = 3
  /// The least width, in columns, that each of two traces beside each other must have.
  private static let narrowest = 70

  private static let legend = """
    ▸: a step, such as a tap or a service's answer. The calls that the step causes are listed \
    below the step. ✓: an expectation of the scenario. caller → called: the role of the calling \
    function and the role of the called function. If the two roles are the same, the role is shown \
    once. The calls that a function makes are indented below the function. App: the code that \
    makes the screens. Task: the Swift runtime, which runs tasks. Services: the services that the \
    screens ask. ‹P›: the call goes through the protocol P. ×2: the call, with all calls below it, \
    is made twice in a row. (waits): a function that is suspended before its end. (goes on): a \
    function that continues after a suspension.
    """

  private func beside(_ left: Trace, _ right: Trace, _ half: Int) -> [String] {
    let heads = [(left.name, right.name)].map { pair(style.title($0), $0, style.title($1), half) }
    return heads
      + zip(left.steps, right.steps).flatMap { step, other in
        let lines = lines(of: step, within: half)
        let others = self.lines(of: other, within: half)
        return (0..<max(lines.count, others.count)).map { index in
          let text = index < lines.count ? lines[index] : ""
          return pair(text, text, index < others.count ? others[index] : "", half)
        }
      } + [""]
  }

  /// Returns a line with a text at the left and a text at the right.
  ///
  /// `plainLeft` is the left text without the escape codes of its style, which have no width.
  /// `half` is the width of the space for the left text.
  private func pair(_ left: String, _ plainLeft: String, _ right: String, _ half: Int) -> String {
    guard !right.isEmpty else { return left }
    let padding = max(0, half + Self.gap - plainLeft.displayWidth)
    return left + String(repeating: " ", count: padding) + right
  }

  private func lines(of step: Trace.Step, within width: Int) -> [String] {
    let mark = step.isExpectation ? "✓ " : "▸ "
    let title = step.title.printable.wrapped(to: width - 2).enumerated().map { index, line in
      (index == 0 ? mark : "  ") + line
    }
    return title + CallTextRenderer(width: width).lines(of: step.calls).map(\.text)
  }
}
