/// Lays out for people what random use has found.
package struct DifferentialRenderer {
  private let style: TextStyle
  private let width: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - style: How it stands out.
  ///   - width: The columns there are; scenarios are never wrapped.
  package init(style: TextStyle = .plain, width: Int = TextRenderer.width) {
    self.style = style
    self.width = width
  }

  /// The whole report; its last line has the totals.
  package func text(of differential: Differential) -> String {
    var lines = [style.title("Random use of \(differential.architectures.count) architectures")]
    lines += differential.environment.facts.flatMap { $0.printable.wrapped(to: width) }
    lines += differential.notes.flatMap { $0.printable.wrapped(to: width) }
    lines.append("")
    lines += Self.legend.wrapped(to: width) + [""]
    for finding in differential.findings { lines += self.lines(of: finding) + [""] }
    if !differential.complaints.isEmpty {
      lines.append(style.title("Complaints of the runtime"))
      lines += differential.complaints.flatMap { $0.printable.wrapped(to: width) } + [""]
    }
    lines.append(differential.totals)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let legend = """
    After each step the architectures are compared in what a person sees, where the person is, what the \
    services and the photo library were asked and what of it was cancelled, and what is cached; after \
    the last, no object of a screen may be alive, no task and no byte of memory.
    """

  private func lines(of finding: Finding) -> [String] {
    let times =
      finding.sessionCount == 1 ? "one session" : "\(finding.sessionCount.grouped) sessions"
    var lines = [style.title(finding.title)]
    lines += """
      in \(times), first in --seed \(finding.seed) --sessions 1; \
      \(finding.stepCount) steps, of which \(finding.shortestStepCount) show it
      """.wrapped(to: width)
    lines += finding.details.flatMap { detail in
      let indent = String(detail.prefix { $0 == " " })
      return detail.printable.trimmingPrefix(indent).description
        .wrapped(to: max(1, width - indent.count - 2)).map { "  " + indent + $0 }
    }
    if !finding.scenario.isEmpty {
      lines += [""] + finding.scenario.split(separator: "\n").map { "    \($0)" }
    }
    return lines
  }
}

extension Finding {
  fileprivate var title: String {
    let names = architectures.joined(separator: ", ")
    return switch kind {
    case .difference: "Unlike the others: \(names)"
    case .leak: "Alive after the end: \(names)"
    case .crash: "Ends the process: \(names)"
    case .hang: "Does not end: \(names)"
    }
  }
}

extension Differential {
  /// All that was done and found, in one line.
  var totals: String {
    let found = [
      count(.difference).counted("difference"), count(.leak).counted("leak"),
      count(.crash).counted("crash", "crashes"), count(.hang).counted("hang"),
    ]
    return """
      \(sessions.counted("session")) from seed \(seed), \(steps.counted("step")) in each of \
      \(architectures.count) architectures: \(found.joined(separator: ", "))
      """
  }
}

extension Int {
  fileprivate func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
