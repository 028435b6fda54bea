import Architectures
import Foundation
import Reports

/// What the requests for changes cost in one architecture, where tests and scenarios hold for it.
package struct ChangeSummary: Codable, Equatable, Sendable {
  /// A request and the figures of its change.
  package struct Request: Codable, Equatable, Sendable {
    /// The number, such as `R1`.
    package let number: String
    package let title: String
    package let figures: ChangeFigures

    package init(number: String, title: String, figures: ChangeFigures) {
      self.number = number
      self.title = title
      self.figures = figures
    }
  }

  /// The requests, in the order of their numbers.
  package let requests: [Request]

  package init(requests: [Request]) {
    self.requests = requests
  }

  /// Reads the costs of architectures from the patches and the kept results of a package.
  ///
  /// - Returns: The costs of the architectures in which a kept result holds for each request, and
  ///   no test or scenario fails.
  /// - Throws: ``ChangeError`` if a patch does not fit, and the errors of reading files.
  package static func kept(
    of architectures: [Architecture], in packageRoot: URL
  ) throws -> [Architecture.ID: ChangeSummary] {
    let requests = try ChangeRequest.all(in: packageRoot)
    let kept = KeptChanges(in: packageRoot)
    var summaries: [Architecture.ID: ChangeSummary] = [:]
    for row in architectures
    where requests.allSatisfy({ kept.known(of: $0, in: row).state == .passes }) {
      let costs = try requests.compactMap { request in
        try request.change(of: row, in: packageRoot).map {
          Request(
            number: request.number, title: request.title, figures: try ChangeFigures(of: $0))
        }
      }
      if !costs.isEmpty { summaries[row.id] = ChangeSummary(requests: costs) }
    }
    return summaries
  }
}

extension Figure<ChangeSummary> {
  /// The files that a change touches.
  package static var changedFiles: Self {
    median(
      .changedFiles, as: "changed-files", sameness: .difference(1),
      "The files of the architecture that a change adds, edits or deletes")
  }

  /// The code lines of the files that one has to open for a change.
  package static var linesToOpen: Self {
    median(
      .linesToOpen, as: "lines-to-open", sameness: .ofSizes,
      "The code lines of the existing files that a change edits, before the change")
  }

  private static func median(
    _ figure: Figure<ChangeFigures>, as id: String, sameness: Sameness, _ meaning: String
  ) -> Self {
    let median = figure.median
    return Self(
      id, figure.label, column: figure.column, unit: figure.unit, better: .less, sameness: sameness,
      "\(meaning): the median of the requests in Benchmarks/Changes."
    ) { median.value($0.requests.map(\.figures)) }
  }
}
