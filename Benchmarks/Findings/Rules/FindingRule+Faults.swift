import Comparisons
import DispatchCosts
import Terminal

extension FindingRule {
  /// The rule on the code lines of the architecture whose faults need a view least.
  static let faultsWithoutView = FindingRule(
    "faults-without-view", from: .faults,
    """
    Compares the architecture whose faults need a view least with the baseline, or with the \
    smallest other one if the baseline needs it no more; left out if the shares differ by at most \
    1 percentage point.
    """
  ) { comparison, baseline in
    let modules = comparison.ratedByCode
    guard let best = modules.min(by: { ($0.share, $0.cost) < ($1.share, $1.cost) }) else {
      return nil
    }
    let others = modules.filter { $0.share > best.share }
    guard
      let compared = others.first(where: { $0.entry.id == baseline?.id })
        ?? others.min(by: { $0.cost < $1.cost }),
      best.hasSmallerShare(than: compared)
    else { return nil }
    return """
      \(compared.cost < best.cost ? "Finding faults without a view costs code: in" : "In") \
      \(best.entry.name) (\(best.cost.grouped) lines of code), \(best.percentage) of the faults \
      need a view; in \(compared.entry.name) (\(compared.cost.grouped) lines), \
      \(compared.share == 1 ? "all do" : "\(compared.percentage) do").
      """
  }

  /// The rule that names the architectures with less code and fewer faults that need a view than
  /// others.
  static let codeAndFaults = FindingRule(
    "code-and-faults", from: .faults,
    """
    An architecture beats another one if it has fewer code lines, and if the share of its faults \
    that need a view is smaller by more than 1 percentage point; shares that differ less are about \
    the same; left out if none beats another among fewer than three.
    """
  ) { comparison, _ in
    TradeOff.code.sentences(on: comparison.ratedByCode)
  }

  /// The rule that names the architectures that add fewer instructions and have fewer faults that
  /// need a view than others.
  static let instructionsAndFaults = FindingRule(
    "instructions-and-faults", from: .faults,
    """
    An architecture beats another one if it adds fewer instructions to a saved name, by more than \
    0.1% of all, and if the share of its faults that need a view is smaller by more than \
    1 percentage point; what differs less is about the same; left out if none beats another among \
    fewer than three.
    """
  ) { comparison, _ in
    let rated = comparison.rated { entry in
      let saved = entry.figures(of: "name-saved")
      guard let net = saved?.net?[.instructions], let all = saved?.counts[.instructions] else {
        return nil
      }
      // The layout of the program moves the instructions of this interaction by less than that.
      return (net, max(0, all) / 1000)
    }
    return TradeOff.instructions.sentences(on: rated)
  }
}
