import Comparisons
import DispatchCosts
import Terminal

extension FindingRule {
  /// The rule on the code lines of the architecture whose faults need a view least.
  static let faultsWithoutView = FindingRule(
    "faults-without-view", from: .faults,
    """
    Compares the architecture whose faults need a view least with the baseline, or with the \
    smallest other one if the baseline needs it no more; left out if the rounded shares are equal.
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
      compared.percentage != best.percentage
    else { return nil }
    return """
      \(compared.cost < best.cost ? "Finding faults without a view costs code: in" : "In") \
      \(best.entry.name) (\(best.cost.grouped) lines of code), \(best.percentage) of the faults \
      need a view; in \(compared.entry.name) (\(compared.cost.grouped) lines), \
      \(compared.share == 1 ? "all do" : "\(compared.percentage) do").
      """
  }

  /// The rule that names the architectures with more code and more faults that need a view than
  /// another one.
  static let codeAndFaults = FindingRule(
    "code-and-faults", from: .faults,
    """
    Names each architecture that has more code lines than another one and a larger share of faults \
    that need a view; left out if there is none among fewer than three.
    """
  ) { comparison, _ in
    Domination.sentences(
      on: comparison.ratedByCode, unit: "lines", cost: "code")
  }

  /// The rule that names the architectures with more added instructions and more faults that need
  /// a view than another one.
  static let instructionsAndFaults = FindingRule(
    "instructions-and-faults", from: .faults,
    """
    Names each architecture that adds more instructions to name-saved than another one, by more \
    than 0.1% of all, and has a larger share of faults that need a view; left out if there is none \
    among fewer than three.
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
    return Domination.sentences(
      on: rated, unit: "instructions", cost: "instructions added to a saved name")
  }
}

extension Domination {
  /// Returns sentences that name each worse architecture with a better one, and the unbeaten ones.
  ///
  /// - Parameters:
  ///   - entries: The architectures with their costs and shares.
  ///   - unit: The unit of the cost.
  ///   - cost: The name of the cost, such as `code`.
  /// - Returns: The sentences; `nil` if there are only two architectures, of which neither is
  ///   better in both.
  fileprivate static func sentences(
    on entries: [RatedEntry], unit: String, cost: String
  ) -> String? {
    let domination = Domination(among: entries)
    guard let first = domination.groups.first else {
      guard entries.count > 2 else { return nil }
      return """
        No architecture has both more \(cost) and a larger share of faults that need a view than \
        another one.
        """
    }
    func facts(_ rated: RatedEntry) -> String {
      "\(rated.entry.name) (\(rated.cost.grouped) \(unit), \(rated.percentage))"
    }
    let further = domination.groups.dropFirst().map { group in
      "; the same is true of \(group.worse.map(\.entry).listed) beside \(facts(group.better))"
    }
    let unbeaten = domination.unbeaten.map(\.entry.name)
    return """
      \(first.worse.map(\.entry).listed) \(first.worse.count == 1 ? "has" : "have") both more \
      \(cost) and a larger share of faults that need a view than \
      \(facts(first.better))\(further.joined()).
      """
        + (unbeaten.count > 1
          ? " No other is better in both than \(unbeaten.listed(lastAfter: "or"))." : "")
  }
}
