import Reports
import Terminal
import Testability

extension FindingRule {
  /// The rule on the files that a change touches.
  static let changes = FindingRule(
    "changes", advice: "So look at the requests that are like yours.",
    """
    Takes the files that a change touches, the median of the requests; left out if the fewest and \
    the most are less than two files apart, or if leaving out one request turns their order. The \
    lines to open are told if they differ, too. The request is told for which the order is the \
    other one, by two files or more; of several, the one with the largest difference.
    """
  ) { comparison in
    guard let ends = ChangeEnds(of: comparison) else { return nil }
    let (files, lines) = (EntryFigure.changedFiles, EntryFigure.linesToOpen)
    let count = (ends.few.first?.changes?.requests.count ?? 0).spelled
    var text = "the median of \(count) requests."
    if ends.few.allSatisfy({ one in ends.many.allSatisfy { lines.isLess(one, than: $0) } }) {
      text += """
         For it you open existing files with \(lines.range(of: ends.few)) lines in \
        \(ends.names.few), with \(lines.range(of: ends.many)) in \(ends.names.many).
        """
    }
    if let turned = ends.turned {
      text += """
         “\(turned.title)” turns this round: \(turned.few) files in \(ends.names.few), \
        \(turned.many) in \(ends.names.many).
        """
    }
    return (
      """
      A change touches \(files.range(of: ends.few)) files in \(ends.names.few) and \
      \(files.range(of: ends.many)) in \(ends.names.many),
      """, text
    )
  }
}

/// The architectures whose changes touch the fewest and the most files.
private struct ChangeEnds {
  let few: [Comparison.Entry]
  let many: [Comparison.Entry]

  /// Finds the ends; `nil` if they are less than two files apart, if an architecture has no kept
  /// changes that hold, or if leaving out one request turns the order of two of them.
  init?(of comparison: Comparison) {
    let (figure, entries) = (EntryFigure.changedFiles, comparison.architectures)
    let (least, most) = (figure.least(of: entries), figure.most(of: entries))
    guard entries.allSatisfy({ figure.value($0) != nil }), let fewest = least.first,
      let largest = most.last, figure.isLess(fewest, than: largest),
      let low = figure.value(fewest)?.number, let high = figure.value(largest)?.number,
      high - low >= 2
    else { return nil }
    // An architecture that is the same as both ends belongs to neither.
    few = least.filter { figure.isLess($0, than: largest) }
    many = most.filter { figure.isLess(fewest, than: $0) }
    let requests = fewest.changes?.requests.indices ?? 0..<0
    for left in requests {
      let medians = [few, many].map { $0.compactMap { $0.medianFiles(without: left) } }
      guard let worst = medians[0].max(), let best = medians[1].min(), worst < best
      else { return nil }
    }
  }

  var names: (few: String, many: String) { (Self.name(few), Self.name(many)) }

  private static func name(_ end: [Comparison.Entry]) -> String {
    end.count > 3 ? "\(end.count.spelled) architectures" : end.listed
  }

  /// The request in which the few touch at least two files more than the many, and the files.
  var turned: (title: String, few: String, many: String)? {
    let requests = few.first?.changes?.requests ?? []
    let turned = requests.indices.compactMap { index -> (gap: Int, index: Int)? in
      let files = [few, many].map { $0.compactMap { $0.files(of: index) } }
      guard let least = files[0].min(), let most = files[1].max(), least - most >= 2
      else { return nil }
      return (least - most, index)
    }.max { $0.gap < $1.gap }
    guard let index = turned?.index else { return nil }
    func text(_ end: [Comparison.Entry]) -> String {
      let files = end.compactMap { $0.files(of: index) }.sorted()
      return Set([files.first, files.last].compactMap(\.self)).sorted().map(\.grouped)
        .joined(separator: "–")
    }
    return (requests[index].title, text(few), text(many))
  }
}

extension Comparison.Entry {
  /// Returns the files that a request touches.
  fileprivate func files(of request: Int) -> Int? {
    changes?.requests[request].figures.files
  }

  /// Returns the median of the files that the other requests touch.
  fileprivate func medianFiles(without request: Int) -> Double? {
    changes.map { changes in
      changes.requests.indices.filter { $0 != request }.compactMap { files(of: $0) }.map(
        Double.init)
    }?.median()
  }
}
