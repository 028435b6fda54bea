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
    let (files, lines) = (EntryFigure.changedFiles, EntryFigure.linesToOpen)
    guard let ends = FigureEnds(of: files, among: comparison.architectures), ends.holdForChanges
    else { return nil }
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

extension FigureEnds {
  /// True if the ends are two files or more apart, and no request decides which is which.
  fileprivate var holdForChanges: Bool {
    let figure = EntryFigure.changedFiles
    guard let low = few.first.flatMap(figure.value)?.number,
      let high = many.last.flatMap(figure.value)?.number, high - low >= 2
    else { return false }
    return (few.first?.changes?.requests.indices ?? 0..<0).allSatisfy { left in
      let medians = [few, many].map { $0.compactMap { $0.medianFiles(without: left) } }
      guard let worst = medians[0].max(), let best = medians[1].min() else { return false }
      return worst < best
    }
  }

  /// The request in which the few touch at least two files more than the many, and the files.
  fileprivate var turned: (title: String, few: String, many: String)? {
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
