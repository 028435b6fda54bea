import CallTraces
import Foundation
import Tables
import Terminal

/// Lays traces out for people: step after step, each call set in below the one that makes it.
package struct ScenarioTraceRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: How it stands out.
  ///   - width: The columns there are.
  package init(style: TextStyle = .plain, width: Int = reportWidth) {
    self.style = style
    self.width = width
  }

  /// The traces, with a line break at the end; two stand beside each other where there is room.
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

  /// What stands between two traces, and the columns that one needs at least.
  private static let gap = 3
  private static let narrowest = 70

  private static let legend = """
    ▸: what the person or the world does, with all that it calls; ✓: what must then hold. caller → \
    called, or the one role that does both; what a function calls is set in below it. App: whoever \
    makes the screens; Task: the runtime, which runs tasks; Services: what the screens ask. ‹P›: \
    through the protocol P. ×2: twice in a row, with all that is below. (waits): suspended before its \
    end; (goes on): after that, taken up by the runtime or because the caller has returned to it.
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

  /// Two texts in two columns; the first is measured as it is read, without its style.
  private func pair(_ left: String, _ read: String, _ right: String, _ half: Int) -> String {
    guard !right.isEmpty else { return left }
    let padding = max(0, half + Self.gap - read.displayWidth)
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
