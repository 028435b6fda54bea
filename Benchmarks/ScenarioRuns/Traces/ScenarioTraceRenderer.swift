import CallTraces
import Foundation
import Tables
import Terminal

/// Shows traces as text: step after step, with each call indented below its caller.
package struct ScenarioTraceRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: The style of titles.
  ///   - width: The number of columns.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = width
  }

  /// Returns the text of the traces, with a line break at the end.
  ///
  /// Two traces are beside each other if there is room.
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
  /// The number of columns that each of two traces needs.
  private static let narrowest = 70

  private static let legend = """
    ▸: an action of the person or an answer, with the calls that it causes; ✓: an expectation. \
    caller → called, or one role if both are the same; the calls of a function are indented below \
    it. App: the code that makes the screens; Task: the runtime, which runs tasks; Services: the \
    services that the screens ask. ‹P›: through the protocol P. ×2: twice in a row, with all calls \
    below. (waits): suspended before its end; (goes on): continued after a suspension.
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

  /// Returns two texts in two columns.
  ///
  /// `plainLeft` is the left text without its style, and has the width that is shown.
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
    return title + CallTextRenderer(width: width).lines(of: step.calls)
  }
}
