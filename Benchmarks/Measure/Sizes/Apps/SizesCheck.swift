import Reports
import Terminal

/// The result of comparing new sizes with kept ones: what is new or has grown, and what has shrunk.
package struct SizesCheck: Encodable, Equatable, Sendable {
  /// A warning that was not kept, or was smaller.
  struct Warning: Encodable, Equatable, Sendable {
    let warning: SizeWarning
    /// The kept count; `nil` if there was none.
    @OrNull var kept: Int?

    var text: String {
      warning.text + (kept.map { ", \(warning.kind.text(of: $0)) before" } ?? "")
    }
  }

  /// A kept count that could be lowered.
  struct Shrunk: Encodable, Equatable, Sendable {
    let kind: SizeWarning.Kind
    let name: String
    let kept: Int
    /// The new count; `nil` if nothing is over the limit any more.
    @OrNull var now: Int?

    fileprivate var text: String {
      let change = now.map { "\(kind.text(of: kept)) → \(kind.text(of: $0))" } ?? "gone"
      return "\(kind.rawValue) \(name.printable): \(change)"
    }
  }

  /// The version of the JSON format.
  var schema = 3
  var limits: SizeLimits
  var warnings: [Warning] = []
  var shrunk: [Shrunk] = []
  /// The number of kept warnings that are neither gone nor grown.
  var known = 0
  /// Sentences about files that were left out.
  var notes: [String]
  /// The command line that saves the new sizes, so that they pass.
  var acceptedBy: String

  /// True if nothing is new and nothing has grown.
  package var passes: Bool { warnings.isEmpty }
}

extension SizesCheck {
  /// Compares new sizes with the kept ones.
  ///
  /// Warnings of one name are compared from the largest to the smallest. `command` is the command
  /// line that saves the new sizes instead.
  package init(of now: FolderSizes, against kept: KeptSizes, acceptedBy command: String) {
    limits = kept.limits
    notes = now.notes
    acceptedBy = command
    var left = kept.known
    for warning in now.warnings {
      let name = now.keptName(of: warning)
      let before = left[warning.kind.rawValue]?[name]?.first
      if before != nil { left[warning.kind.rawValue]?[name]?.removeFirst() }
      guard let before, warning.count <= before + warning.kind.tolerance else {
        warnings.append(Warning(warning: warning, kept: before))
        continue
      }
      known += 1
      if warning.count < before {
        shrunk.append(Shrunk(kind: warning.kind, name: name, kept: before, now: warning.count))
      }
    }
    for kind in SizeWarning.Kind.allCases {
      for (name, counts) in left[kind.rawValue] ?? [:] {
        shrunk += counts.map { Shrunk(kind: kind, name: name, kept: $0, now: nil) }
      }
    }
    warnings.sort {
      ($0.warning.path, $0.warning.line ?? 0) < ($1.warning.path, $1.warning.line ?? 0)
    }
    shrunk.sort { ($0.kind.rawValue, $0.name, $1.kept) < ($1.kind.rawValue, $1.name, $0.kept) }
  }
}

extension SizeWarning {
  /// The place and the message, as compilers print them.
  var text: String {
    "\(line.map { "\(path):\($0)" } ?? "appsize: \(path)"): warning: \(message)".printable
  }
}

extension SizeWarning.Kind {
  fileprivate func text(of count: Int) -> String {
    self == .largestRoleShare ? "\(count / 10).\(count % 10)%" : count.grouped
  }
}

// MARK: - Reporting

extension SizesCheck {
  /// The check as plain lines, the warnings first, as compilers print them.
  ///
  /// No line is wrapped, so that Xcode and CI recognize the warnings.
  package var text: String {
    let shrunk =
      self.shrunk.isEmpty ? [] : ["Could be lowered:"] + self.shrunk.map { "  \($0.text)" }
    return
      (warnings.map(\.text) + shrunk + notes.map { "note: \($0.printable)" } + advice + [conclusion])
      .map { $0 + "\n" }.joined()
  }

  /// The check as a report, for Markdown.
  package var report: Report {
    var report = Report(title: "Sizes against kept ones", notes: notes)
    report.sections = [
      .init(remarksTitle: "Warnings", remarks: warnings.map(\.text)),
      .init(remarksTitle: "Could be lowered", remarks: shrunk.map(\.text)),
    ].filter { !$0.remarks.isEmpty }
    report.failures = advice
    report.conclusion = conclusion
    return report
  }

  private var advice: [String] {
    if !passes { return ["To accept all warnings: \(acceptedBy)"] }
    return shrunk.isEmpty ? [] : ["To keep the lower counts: \(acceptedBy)"]
  }

  private var conclusion: String {
    let new = warnings.count == 1 ? "1 warning" : "\(warnings.count.grouped) warnings"
    return "\(passes ? "No warnings" : new); \(known.grouped) known."
  }
}
