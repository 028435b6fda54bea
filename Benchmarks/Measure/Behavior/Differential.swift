import Architectures
import Reports
import Terminal

/// The result of playing the same random sessions in several architectures.
package struct Differential: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  var environment: RunEnvironment
  /// The ids of the architectures, such as `mvc`, in the order in which they are compared.
  var architectures: [String]
  /// The seed of the first session; each later session has the next number as its seed.
  var seed: UInt64
  /// The number of sessions that the run had to play.
  var requestedSessions: Int
  /// The number of sessions that were played to the end in every architecture.
  var sessions: Int
  /// The number of steps in the sessions that were played to the end.
  ///
  /// Every architecture has played all of these steps.
  var steps: Int
  /// For each kind of problem, the number of times that a session showed a problem of this kind.
  ///
  /// The keys are the names of the kinds, such as `leak`.
  var counts: [String: Int]
  /// The troubles; problems of the same kind in the same architectures are one trouble.
  package var troubles: [Trouble]
  /// The messages about problems that belong to no trouble.
  ///
  /// Some messages come from the Swift runtime, such as reports of leaked continuations. The other
  /// messages tell of processes that failed while they played no session.
  var complaints: [String]
  /// The sentences that say which facts about the machine and the tools are not known, and why.
  var notes: [String]

  /// True if all sessions were played and no problem was found.
  package var holds: Bool {
    troubles.isEmpty && complaints.isEmpty && sessions == requestedSessions
  }

  /// Returns the number of times that a session showed a problem of a kind.
  func count(_ kind: Trouble.Kind) -> Int { counts[kind.rawValue] ?? 0 }
}

/// A renderer that lays out the result of playing random sessions as text.
package struct DifferentialRenderer {
  private let style: TextStyle

  /// Creates a renderer with a style of titles.
  package init(style: TextStyle = .plain) {
    self.style = style
  }

  /// Returns the whole report as text.
  ///
  /// Commands and scenarios are not wrapped. The last line has the numbers of sessions, steps and
  /// troubles.
  package func text(of differential: Differential) -> String {
    var lines = [style.title("Random use of \(differential.architectures.count) architectures")]
    lines += differential.environment.facts.flatMap { $0.printable.wrapped(to: reportWidth) }
    lines += differential.notes.flatMap { $0.printable.wrapped(to: reportWidth) }
    lines.append("")
    lines += Self.legend.wrapped(to: reportWidth) + [""]
    // The seed selects the architecture that decides on the steps, so the list must be the same.
    let all = differential.architectures
    lines += self.lines(of: differential) { trouble in
      """
      again: compare differential --seed \(trouble.seed) --sessions 1\
      \(all == Architecture.all.map(\.id) ? "" : " --architecture \(all.joined(separator: ","))")
      """
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns what was found as text, for a program whose architectures no command compares again.
  package func textInCopy(of differential: Differential) -> String {
    lines(of: differential) { _ in nil }.map { $0 + "\n" }.joined()
  }

  private func lines(of differential: Differential, again: (Trouble) -> String?) -> [String] {
    var lines: [String] = []
    for trouble in differential.troubles {
      lines += self.lines(of: trouble, among: differential.architectures, again: again(trouble))
      lines.append("")
    }
    if !differential.complaints.isEmpty {
      lines.append(style.title("Complaints of the runtime"))
      lines += differential.complaints.flatMap { $0.printable.wrapped(to: reportWidth) } + [""]
    }
    return lines + [differential.totals]
  }

  private static let legend = """
    After each step the architectures must agree on the visible views, the open screens, the \
    cache, the requests to the services and to the photo library, and the canceled requests. \
    After the last step no screen and no task may be alive, and repeated plays must not use more \
    and more memory. An app in which a session is played again must not keep more each time.
    """

  private func lines(of trouble: Trouble, among all: [String], again: String?) -> [String] {
    let times =
      trouble.sessionCount == 1 ? "one session" : "\(trouble.sessionCount.grouped) sessions"
    var lines = trouble.title(among: all).wrapped(to: reportWidth).map(style.title)
    lines += """
      in \(times), which may show more than this; the first has \(trouble.stepCount) steps, \
      \(trouble.shortestStepCount < trouble.stepCount
        ? "of which \(trouble.shortestStepCount) show it" : "and is not shrunk")
      """.wrapped(to: reportWidth)
    if let again { lines.append(again) }
    lines += trouble.details.flatMap { detail in
      let indent = String(detail.prefix { $0 == " " })
      return detail.printable.trimmingPrefix(indent).description
        .wrapped(to: max(1, reportWidth - indent.count - 2)).map { "  " + indent + $0 }
    }
    if !trouble.scenario.isEmpty {
      lines += [""] + trouble.scenario.split(separator: "\n").map { "    \($0)" }
    }
    return lines
  }
}

extension Trouble {
  fileprivate func title(among all: [String]) -> String {
    let names = architectures.joined(separator: ", ")
    return switch kind {
    case .difference where architectures.count == all.count: "Unlike each other: \(names)"
    case .difference: "Unlike the others: \(names)"
    case .leak: "Alive after the end: \(names)"
    case .growth: "Keeps more each time: \(names)"
    case .crash: "Ends the process: \(names)"
    case .hang: "Does not end: \(names)"
    }
  }
}

extension Differential {
  /// A line of text with the numbers of sessions, steps and troubles.
  var totals: String {
    let found = [
      count(.difference).counted("difference"), count(.leak).counted("leak"),
      count(.growth).counted("growing app"),
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
