import Foundation

/// Lays traces out for people: step after step, each call set in below the one that makes it.
package struct TraceTextRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: How it stands out.
  ///   - width: The columns there are.
  package init(style: TextStyle = .plain, width: Int = TextRenderer.width) {
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

  /// The calls of one interaction, without a title.
  package func lines(of calls: [Trace.Call]) -> [String] {
    lines(of: calls, within: width)
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
    return title + lines(of: step.calls, within: width)
  }

  private func lines(of calls: [Trace.Call], within width: Int) -> [String] {
    let entries = entries(of: calls, depth: 0)
    let rolesWidth = entries.map { roles(of: $0.call).displayWidth }.max() ?? 0
    return entries.flatMap { lines(of: $0, rolesWidth: rolesWidth, within: width) }
  }

  /// A call as it is shown: once, however often it follows upon itself.
  private struct Entry {
    let call: Trace.Call
    let times: Int
    let depth: Int
  }

  private func entries(of calls: [Trace.Call], depth: Int) -> [Entry] {
    calls.runs.flatMap { run in
      [Entry(call: run.call, times: run.times, depth: depth)]
        + entries(of: run.call.calls, depth: depth + 1)
    }
  }

  private func roles(of call: Trace.Call) -> String {
    "    " + (call.caller == call.role ? call.role : "\(call.caller) → \(call.role)")
  }

  private func lines(of entry: Entry, rolesWidth: Int, within width: Int) -> [String] {
    let roles = roles(of: entry.call)
    // A name keeps some room wherever it stands; roles that leave none stand above it.
    let indent = min(
      rolesWidth + 2 + 2 * min(entry.depth, Self.deepest), max(4, width - Self.leastRoom - 2))
    let standsAbove = roles.displayWidth + 2 > indent
    let room = max(8, width - indent - 2)
    let times = entry.times > 1 ? ["×\(entry.times)"] : []
    let text = Self.broken(entry.call.function.printable, entry.call.marks + times, to: room)
    let further = String(repeating: " ", count: indent + 2)
    let padding = String(repeating: " ", count: max(0, indent - roles.displayWidth))
    var lines = standsAbove ? Self.broken(roles, [], to: width) : []
    lines += text.enumerated().map { index, line in
      index == 0 && !standsAbove ? roles + padding + line : further + line
    }
    guard let place = entry.call.placeWords else { return lines }
    if let last = lines.last, last.displayWidth + 2 + place.displayWidth <= width {
      let padding = width - last.displayWidth - place.displayWidth
      lines[lines.count - 1] = last + String(repeating: " ", count: padding) + place
    } else {
      lines.append(String(repeating: " ", count: max(0, width - place.displayWidth)) + place)
    }
    return lines
  }

  /// A function's name in lines that are broken between its arguments, and the marks after it.
  private static func broken(_ name: String, _ marks: [String], to room: Int) -> [String] {
    var lines: [String] = []
    var rest = name[...]
    while rest.displayWidth > room {
      var end = rest.startIndex
      var width = 0
      // Between words and members first; within the arguments only where that leaves too little.
      var best: String.Index?
      var within: String.Index?
      while width + rest[end].displayWidth <= room {
        width += rest[end].displayWidth
        let next = rest.index(after: end)
        let following = rest[next...].first
        if rest[end] == " " || following == "." {
          best = width * 2 >= room ? next : best
        } else if rest[end] == "(" || rest[end] == ":", following != ")" {
          within = next
        }
        end = next
      }
      let split = best ?? within ?? (end > rest.startIndex ? end : rest.index(after: end))
      lines.append(String(rest[..<split]).trimmingCharacters(in: .whitespaces))
      rest = rest[split...]
    }
    lines.append(String(rest))
    for mark in marks.map(\.printable) {
      if lines[lines.count - 1].displayWidth + 1 + mark.displayWidth <= room {
        lines[lines.count - 1] += " " + mark
      } else {
        lines.append(mark)
      }
    }
    return lines
  }

  /// Beyond this depth calls are no longer set in, and a name keeps some room wherever it stands.
  private static let deepest = 12
  private static let leastRoom = 24
}

extension [Trace.Call] {
  /// The calls, those that look the same and follow upon each other taken together.
  var runs: [(call: Trace.Call, times: Int)] {
    reduce(into: []) { runs, call in
      if let last = runs.last, last.call.looksLike(call) {
        runs[runs.count - 1].times += 1
      } else {
        runs.append((call, 1))
      }
    }
  }
}

extension Trace.Call {
  /// Whether both call the same functions for the same roles, whichever lines have run.
  fileprivate func looksLike(_ other: Self) -> Bool {
    words == other.words && caller == other.caller && role == other.role && file == other.file
      && line == other.line && calls.count == other.calls.count
      && zip(calls, other.calls).allSatisfy { $0.looksLike($1) }
  }

  /// The function, and how it came to be called.
  var words: String { ([function] + marks).joined(separator: " ") }

  /// How the function came to be called, and whether it has waited.
  fileprivate var marks: [String] {
    (viaProtocol.map { ["‹\($0)›"] } ?? []) + (resumes ? ["(goes on)"] : [])
      + (suspends ? ["(waits)"] : [])
  }

  fileprivate var placeWords: String? {
    guard let file = file?.split(separator: "/").last else { return nil }
    return file.description.printable + (line.map { ":\($0)" } ?? "")
  }
}
