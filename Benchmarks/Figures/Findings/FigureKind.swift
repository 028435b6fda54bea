import Costs

/// A kind of figures that findings rest on; the raw value names it in sentences.
enum FigureKind: String, Sendable {
  case code = "code sizes"
  case tests = "figures of tests"
  case faults = "judged faults"
  case counts = "counts of dispatch"
  case times = "times"
}

extension Comparison {
  /// Returns true if at least one architecture has figures of a kind.
  func has(_ kind: FigureKind) -> Bool {
    architectures.contains { entry in
      switch kind {
      case .code: entry.size != nil
      case .tests: entry.coverage != nil
      case .faults: entry.mutation != nil
      case .counts: (entry.dispatch ?? []).contains { $0.counts != Counts() }
      case .times: (entry.dispatch ?? []).contains { $0.ratio != nil }
      }
    }
  }
}
