import Terminal
import Testability

extension FindingRule {
  /// The rule on the code lines of the architecture whose faults need a view least.
  static let faultsWithoutView = FindingRule(
    "faults-without-view", needing: [.code, .faults],
    """
    Compares the architecture whose faults need a view least with the baseline, or with the \
    smallest other one if the baseline needs it no more; counts the pairs in which more code goes \
    with a smaller or with a larger share; \(FaultShare.rule); left out if the first two are.
    """
  ) { comparison, baseline in
    let modules = comparison.ratedByCode
    guard
      let best = modules.min(by: {
        ($0.share.value, $0.cost.value) < ($1.share.value, $1.cost.value)
      })
    else { return nil }
    let others = modules.filter { $0.share.value > best.share.value }
    guard
      let compared = others.first(where: { $0.entry.id == baseline?.id })
        ?? others.min(by: { $0.cost.value < $1.cost.value }),
      compared.share.exceeds(best.share)
    else { return nil }
    let pairs = modules.count > 2 ? " \(CodePairs(of: modules).text)" : ""
    return """
      In \(best.entry.name) (\(best.cost.value.grouped) lines of code), \(best.percentage) of the \
      faults need a view; in \(compared.entry.name) (\(compared.cost.value.grouped) lines), \
      \(compared.share.value == 1 ? "all do" : "\(compared.percentage) do").\(pairs)
      """
  }

  /// The rule that names the architectures with less code and fewer faults that need a view than
  /// others.
  static let codeAndFaults = FindingRule(
    "code-and-faults", needing: [.code, .faults],
    """
    An architecture beats another one if it has fewer code lines, and a smaller share of its faults \
    needs a view; \(FaultShare.rule); left out if none beats another among fewer than three.
    """
  ) { comparison, _ in
    TradeOff.code.sentences(on: comparison.ratedByCode)
  }

  /// The rule that names the architectures that add fewer instructions and have fewer faults that
  /// need a view than others.
  static let instructionsAndFaults = FindingRule(
    "instructions-and-faults", needing: [.counts, .faults],
    """
    An architecture beats another one if it adds fewer instructions to a saved name, by more than \
    \(Comparison.Entry.layoutToleranceText), and a smaller share of its faults needs a view; \
    \(FaultShare.rule); left out if none beats another among fewer than three.
    """
  ) { comparison, _ in
    TradeOff.instructions.sentences(on: comparison.rated(by: \.addedInstructions))
  }
}

/// The pairs of architectures with different numbers of code lines.
private struct CodePairs {
  /// The number of all pairs, also of those with equally many lines.
  private var all = 0
  /// The number of pairs in which more code goes with a smaller share.
  private var smaller = 0
  /// The number of pairs in which more code goes with a larger share.
  private var larger = 0

  init(of modules: [RatedEntry]) {
    all = modules.count * (modules.count - 1) / 2
    for module in modules {
      for other in modules where module.cost.isLower(than: other.cost) {
        if module.share.exceeds(other.share) { smaller += 1 }
        if other.share.exceeds(module.share) { larger += 1 }
      }
    }
  }

  var text: String {
    """
    In \(smaller.grouped) of \(all.grouped) pairs of architectures, the one with more code has the \
    smaller share of such faults, and in \(larger.grouped) the larger one.
    """
  }
}
