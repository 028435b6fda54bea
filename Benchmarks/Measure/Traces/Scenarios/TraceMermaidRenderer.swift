import Terminal

/// A renderer of traces as sequence diagrams between roles, in the language of Mermaid.
///
/// Source: the syntax of sequence diagrams in Mermaid's documents.
package struct TraceMermaidRenderer {
  package init() {}

  /// Returns the diagram of a trace, with a line break at the end.
  package func text(of trace: Trace) -> String {
    let roles = trace.roles
    var lines = [
      "---", "title: \(quoted("\(trace.name): \(trace.scenario)"))", "---", "sequenceDiagram",
    ]
    lines += roles.enumerated().map { "  participant r\($0) as \(escaped($1))" }
    guard let last = roles.indices.last else { return lines.map { $0 + "\n" }.joined() }
    for step in trace.steps {
      let span = last == 0 ? "r0" : "r0,r\(last)"
      lines.append("  Note over \(span): \(escaped(step.title))")
      lines += arrows(for: step.calls, among: roles)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func arrows(for calls: [Trace.Call], among roles: [String]) -> [String] {
    calls.runs.flatMap { call, times in
      guard let caller = roles.firstIndex(of: call.caller),
        let called = roles.firstIndex(of: call.role)
      else { return [String]() }
      // An open arrow for a function that continues, which has no caller.
      let arrow = call.resumes ? "-)" : "->>"
      let inner = self.arrows(for: call.calls, among: roles)
      let arrows =
        ["  r\(caller)\(arrow)r\(called): \(escaped(call.words))"]
        + (inner.isEmpty ? [] : ["  activate r\(called)"] + inner + ["  deactivate r\(called)"])
      return times == 1 ? arrows : ["  loop \(times) times"] + arrows + ["  end"]
    }
  }

  /// Returns a text in which the characters that have a meaning in a diagram are escaped.
  private func escaped(_ text: String) -> String {
    text.printable.unicodeScalars.map { scalar in
      Self.plain.contains(scalar) || scalar.value > 0x7F
        ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,()_-?!/=+*".unicodeScalars)

  private func quoted(_ text: String) -> String {
    "\"\(text.printable.filter { $0 != "\"" && $0 != "\\" })\""
  }
}

extension Trace {
  /// The names of the roles and modules in the trace's calls, in the order of their first calls.
  package var roles: [String] {
    func roles(in call: Call) -> [String] {
      [call.caller, call.role] + call.calls.flatMap(roles)
    }
    var seen: Set<String> = []
    return steps.flatMap(\.calls).flatMap(roles).filter { seen.insert($0).inserted }
  }
}
