import Testability

/// The kind of the figures from which a statement is computed.
package enum Certainty: Equatable, Sendable {
  /// Counts of sources, which are the same on every machine.
  case exactCounts
  /// Counts of a running program, which are exact for one build.
  case countsOfOneBuild
  /// Times, each with the interval in which the next build's time should be.
  case timesWithIntervals
  /// Faults that were judged in the given earlier runs, and counts of sources.
  case keptResults([KeptOrigin])
}

extension Certainty: CustomStringConvertible {
  /// The kind of the figures as words, with the date and the commit of each earlier run.
  package var description: String {
    switch self {
    case .exactCounts: "exact counts"
    case .countsOfOneBuild: "exact counts of one build"
    case .timesWithIntervals: "times with 95% intervals"
    case .keptResults(let runs):
      "exact counts, and kept results of \(runs.map(\.description).joined(separator: "; "))"
    }
  }
}

extension Certainty: Codable {
  private enum Kind: String, Codable {
    case exactCounts, countsOfOneBuild, timesWithIntervals, keptResults
  }

  private enum CodingKeys: CodingKey { case kind, runs }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .exactCounts: self = .exactCounts
    case .countsOfOneBuild: self = .countsOfOneBuild
    case .timesWithIntervals: self = .timesWithIntervals
    case .keptResults:
      self = .keptResults(try container.decode([KeptOrigin].self, forKey: .runs))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .exactCounts: try container.encode(Kind.exactCounts, forKey: .kind)
    case .countsOfOneBuild: try container.encode(Kind.countsOfOneBuild, forKey: .kind)
    case .timesWithIntervals: try container.encode(Kind.timesWithIntervals, forKey: .kind)
    case .keptResults(let runs):
      try container.encode(Kind.keptResults, forKey: .kind)
      try container.encode(runs, forKey: .runs)
    }
  }
}
