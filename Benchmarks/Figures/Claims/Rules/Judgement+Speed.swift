import Architectures
import Costs
import Reports

/// The interactions in which one architecture needs clearly less, or clearly more, than another.
private struct Tally {
  var less = 0
  var more = 0
  var compared = 0

  /// The verdict on the claim that the architecture needs less.
  var verdict: ClaimVerdict {
    let clear = less + more
    // Hardly any clear difference is no difference in speed.
    guard clear > 0, Double(clear) >= Threshold.little * Double(compared) else {
      return .notAtThisSize
    }
    let share = Double(less) / Double(clear)
    if share >= Threshold.clearMajority { return .confirmed }
    return share <= 1 - Threshold.clearMajority ? .contradicted : .notAtThisSize
  }

  mutating func add(_ difference: Difference) {
    compared += 1
    switch difference {
    case .less: less += 1
    case .more: more += 1
    case .same: break
    }
  }
}

extension Judgement {
  /// Creates the judgement that an architecture takes fewer instructions than others.
  static func lessWork(
    _ part: String? = nil, in pattern: Architecture, than others: [Architecture]
  ) -> Self {
    quicker(
      part, pattern, others, words: ("fewer instructions", "more"),
      rule: "counts differ by more than \(Threshold.sameText)"
    ) { comparison, own, reference, _ in
      guard let own = own.counts[.instructions], let reference = reference.counts[.instructions]
      else { return nil }
      return Difference(own, than: reference)
    }
  }

  /// Creates the judgement that the pattern of an architecture adds much fewer instructions than
  /// those of others.
  static func muchLessNetWork(
    _ part: String? = nil, in pattern: Architecture, than others: [Architecture]
  ) -> Self {
    quicker(
      part, pattern, others, words: ("much fewer net instructions", "much more"),
      rule: "the net instructions of one are at most three quarters of the other's"
    ) { _, own, reference, _ in
      guard let own = own.net?[.instructions], let reference = reference.net?[.instructions]
      else { return nil }
      return .large(own, than: reference)
    }
  }

  /// Creates the judgement that an architecture takes less time than others.
  static func lessTime(
    _ part: String? = nil, in pattern: Architecture, than others: [Architecture]
  ) -> Self {
    quicker(
      part, pattern, others, words: ("less time", "more"),
      rule: "the 95% intervals do not overlap"
    ) { comparison, own, reference, again in
      guard let own = own.ratio, let reference = reference.ratio else { return nil }
      return Difference(own, than: reference, again: again)
    }
  }

  private typealias Compare =
    @Sendable (Comparison, DispatchFigures, DispatchFigures, _ again: Ratio?) -> Difference?

  private static func quicker(
    _ part: String?, _ pattern: Architecture, _ others: [Architecture],
    words: (less: String, more: String),
    rule: String, compare: @escaping Compare
  ) -> Self {
    let reason = """
      A difference in an interaction is clear if \(rule). Confirmed if three in four of the clear \
      differences, or more, are in favour of \(pattern.name); not decided if they are fewer than a \
      quarter of the interactions.
      """
    return Self(part, reason: reason) { comparison throws(MissingFigure) in
      let own = try comparison.dispatch(of: pattern)
      var verdicts: [ClaimVerdict] = []
      var texts: [String] = []
      for other in others {
        var tally = Tally()
        for reference in try comparison.dispatch(of: other) {
          let again = comparison.controls.again?.first {
            $0.interaction == reference.interaction
          }
          guard let figures = own.first(where: { $0.interaction == reference.interaction }),
            let difference = compare(comparison, figures, reference, again?.ratio)
          else { continue }
          tally.add(difference)
        }
        guard tally.compared > 0 else {
          throw MissingFigure(
            reason: "\(pattern.name) and \(other.name) were not measured in the same interactions.")
        }
        verdicts.append(tally.verdict)
        texts.append(
          """
          \(words.less) than \(other.name) in \(tally.less) of \(tally.compared) interactions and \
          \(words.more) in \(tally.more)
          """)
      }
      return Ruling(
        verdicts.combined, figure: "\(pattern.name) needs " + texts.joined(separator: "; "))
    }
  }

  /// The judgement that architectures differ in time from the baseline, more than by chance.
  static var timesDiffer: Self {
    let reason = """
      Confirmed if more than twice as many times lie outside the noise as the 5% that 95% intervals \
      put there by chance; contradicted if no more than those.
      """
    return Self(reason: reason) { comparison throws(MissingFigure) in
      let baseline = comparison.architectures.first { $0.id == comparison.ratioBaselineID }
      let rows = comparison.interactions
        .flatMap { comparison.dispatchRows(of: $0, baseline: baseline) }
        .filter { row in
          guard case .architecture = row.subject else { return false }
          return !row.isBaseline && row.figures.ratio != nil
        }
      guard let baseline, !rows.isEmpty else {
        throw MissingFigure(reason: "No times of architectures were compared with a baseline.")
      }
      let clear = rows.filter { !$0.isWithinNoise }
      let large = clear.count { row in
        row.figures.ratio.map { abs($0.value - 1) > Threshold.same } ?? false
      }
      let share = Double(clear.count) / Double(rows.count)
      let verdict: ClaimVerdict =
        if share > 2 * Threshold.chance {
          .confirmed
        } else {
          share <= Threshold.chance ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          \(clear.count) of \(rows.count) times differ from those of \(baseline.name) beyond the \
          noise, \(large) of them by more than \(Threshold.sameText)
          """)
    }
  }
}

extension Difference {
  /// Compares two times, given as ratios to the same baseline.
  ///
  /// The ratio of the baseline itself has no interval, so its second measurement stands for it.
  fileprivate init(_ ratio: Ratio, than other: Ratio, again: Ratio?) {
    let isClear =
      if other == .one {
        !ratio.isWithinNoise(of: again)
      } else if ratio == .one {
        !other.isWithinNoise(of: again)
      } else {
        ratio.high < other.low || ratio.low > other.high
      }
    self = isClear ? (ratio.value < other.value ? .less : .more) : .same
  }
}
