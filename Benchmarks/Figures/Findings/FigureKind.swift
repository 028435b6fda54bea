import Costs

/// A kind of figures that a finding rests on; the raw value names it in sentences.
enum FigureKind: String {
  case code = "code sizes"
  case counts = "counts of dispatch"
  case times = "times"

  /// The words that say how far a statement from such figures can be trusted.
  var certainty: String {
    switch self {
    case .code: "exact counts"
    case .counts: "exact counts of one build"
    case .times: "times with 95% intervals"
    }
  }
}

extension Comparison {
  /// Returns true if at least one architecture has figures of a kind.
  func has(_ kind: FigureKind) -> Bool {
    architectures.contains { entry in
      switch kind {
      case .code: entry.size != nil
      case .counts: (entry.dispatch ?? []).contains { $0.counts != Counts() }
      case .times: (entry.dispatch ?? []).contains { $0.ratio != nil }
      }
    }
  }
}
