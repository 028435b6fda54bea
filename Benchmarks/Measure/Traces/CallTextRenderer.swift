import Terminal

/// A renderer of calls as indented text: each call is below its caller and further to the right.
package struct CallTextRenderer {
  private let width: Int

  /// Creates a renderer that breaks long names, so that lines fit into `width` columns.
  package init(width: Int = reportWidth) {
    self.width = width
  }

  /// A line of text without line breaks.
  package struct Line {
    package let text: String
    /// The names of the roles with which the text begins, in their order.
    package var roles: [String] = []
  }

  /// Returns lines of text that show calls and, indented below each call, the calls that it makes.
  package func lines(of calls: [Trace.Call]) -> [Line] {
    let entries = entries(of: calls, depth: 0)
    let rolesWidth = entries.map { roles(of: $0.call).displayWidth }.max() ?? 0
    return entries.flatMap { lines(of: $0, rolesWidth: rolesWidth) }
  }

  /// A call to show once, with the number of times that it occurs in a row.
  ///
  /// The depth is the number of callers above the call: 0 for an outermost call.
  private struct ShownCall {
    let call: Trace.Call
    let times: Int
    let depth: Int
  }

  private func entries(of calls: [Trace.Call], depth: Int) -> [ShownCall] {
    calls.runs.flatMap { run in
      [ShownCall(call: run.call, times: run.times, depth: depth)]
        + entries(of: run.call.calls, depth: depth + 1)
    }
  }

  private func roles(of call: Trace.Call) -> String {
    "    " + call.roles.joined(separator: " → ")
  }

  private func lines(of entry: ShownCall, rolesWidth: Int) -> [Line] {
    let roles = roles(of: entry.call)
    // A name keeps some room at any depth. Roles that leave too little get a line of their own.
    let indent = min(
      rolesWidth + 2 + 2 * min(entry.depth, Self.deepest), max(4, width - Self.leastRoom - 2))
    let standsAbove = roles.displayWidth + 2 > indent
    let room = max(8, width - indent - 2)
    let times = entry.times > 1 ? ["×\(entry.times)"] : []
    let text = Self.broken(entry.call.function.printable, entry.call.marks + times, to: room)
    let further = String(repeating: " ", count: indent + 2)
    let padding = String(repeating: " ", count: max(0, indent - roles.displayWidth))
    var lines =
      standsAbove ? roles.wrapped(to: max(1, width - 4)).map { "    " + $0 } : []
    lines += text.enumerated().map { index, line in
      index == 0 && !standsAbove ? roles + padding + line : further + line
    }
    let countWithRoles = max(1, lines.count - text.count)
    if let place = entry.call.placeWords { add(place, to: &lines) }
    return lines.enumerated().map { index, line in
      Line(text: line, roles: index < countWithRoles ? entry.call.roles : [])
    }
  }

  /// Adds a place at the right end of the last line, or in a line of its own.
  private func add(_ place: String, to lines: inout [String]) {
    if let last = lines.last, last.displayWidth + 2 + place.displayWidth <= width {
      let padding = width - last.displayWidth - place.displayWidth
      lines[lines.count - 1] = last + String(repeating: " ", count: padding) + place
    } else {
      lines.append(String(repeating: " ", count: max(0, width - place.displayWidth)) + place)
    }
  }

  /// Returns a name and the marks after it as lines of at most `room` columns.
  ///
  /// A line ends after a word, a member or an argument if possible. Marks such as `(waits)` and `×3`
  /// stand after the name of a function.
  private static func broken(_ name: String, _ marks: [String], to room: Int) -> [String] {
    let pieces = name.matches(of: #/[ .]?[^ .(:]*[(:)]*/#).map { String($0.output) }
    return (pieces + marks.map { " " + $0.printable }).reduce(into: []) { lines, piece in
      if let last = lines.last, last.displayWidth + piece.displayWidth <= room {
        lines[lines.count - 1] = last + piece
      } else if !piece.isEmpty {
        lines += piece.wrapped(to: room)
      }
    }
  }

  /// The depth up to which the indentation grows; all deeper calls have the same indentation.
  private static let deepest = 12
  /// The smallest number of columns that remain for a function's name beside the indentation.
  private static let leastRoom = 24
}

extension [Trace.Call] {
  /// The runs of equal calls: the first call of each run, and the number of calls in the run.
  ///
  /// Calls are equal if they show the same functions and roles, even if other source lines ran.
  package var runs: [(call: Trace.Call, times: Int)] {
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
  /// Returns true if two calls, and the calls that they make, show the same functions and roles.
  ///
  /// The source lines that ran may differ.
  fileprivate func looksLike(_ other: Self) -> Bool {
    words == other.words && caller == other.caller && role == other.role && file == other.file
      && line == other.line && calls.count == other.calls.count
      && zip(calls, other.calls).allSatisfy { $0.looksLike($1) }
  }

  /// The name of the function, followed by its marks, such as `load() ‹ProfileService› (waits)`.
  package var words: String { ([function] + marks).joined(separator: " ") }

  /// The marks after the function's name, such as `‹ProfileService›`, `(goes on)` and `(waits)`.
  ///
  /// `‹ProfileService›` names the protocol through which the function is called. `(goes on)` stands
  /// for a function that continues after a suspension. `(waits)` stands for a function that is
  /// suspended before its end.
  fileprivate var marks: [String] {
    (viaProtocol.map { ["‹\($0)›"] } ?? []) + (resumes ? ["(goes on)"] : [])
      + (suspends ? ["(waits)"] : [])
  }

  /// The roles of the call, of which one that calls itself is named once.
  fileprivate var roles: [String] { caller == role ? [role] : [caller, role] }

  fileprivate var placeWords: String? {
    guard let file = file?.split(separator: "/").last else { return nil }
    return file.description.printable + (line.map { ":\($0)" } ?? "")
  }
}
