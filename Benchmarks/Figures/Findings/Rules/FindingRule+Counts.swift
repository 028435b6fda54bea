import Costs
import Terminal

extension FindingRule {
  /// The rule on the memory that a profile screen in use keeps.
  static let memory = FindingRule(
    "memory", needing: .counts,
    """
    Subtracts the bytes that the profile screen keeps without an architecture from the least and \
    the most with one; left out if they were not measured.
    """
  ) { comparison, _ in
    let kept = Extremes(among: comparison.architectures) {
      $0.figures(of: "profile-open")?.counts[.liveBytes]
    }
    guard let kept, kept.least > 0,
      let floor = comparison.floor(of: "profile-open")?.counts[.liveBytes]
    else { return nil }
    let start = "A profile screen in use keeps \(kept.text(unit: "bytes"))."
    let reference = "Without an architecture it keeps \(floor.grouped)"
    guard floor <= kept.least else { return "\(start) \(reference)." }
    let least = (kept.least - floor).grouped
    let added =
      kept.areEqual ? least : "\(least) (\(kept.leastNames)) to \((kept.most - floor).grouped)"
    return """
      \(start) \(reference), so \(kept.areEqual ? "the pattern adds" : "patterns add") \(added)\
      \(kept.areEqual ? "" : " (\(kept.mostNames))").
      """
  }

  /// The rule on the instructions that open a profile screen.
  ///
  /// Releasing one is no part of it: what an app keeps for a screen, such as a slice of a store, is
  /// freed when the screen leaves, and would be missing.
  static let openedScreen = FindingRule(
    "opened-screen", needing: .counts,
    """
    Takes the least and the most instructions of opening a profile screen beyond those of the same \
    screen without an architecture, with the range in which the most move with the layout of the \
    program; left out if all are equal or were not counted.
    """
  ) { comparison, _ in
    let opened = Extremes(among: comparison.architectures) {
      $0.figures(of: "profile-open")?.net?[.instructions]
    }
    guard let opened, !opened.areEqual,
      let floor = comparison.floor(of: "profile-open")?.counts[.instructions]
    else { return nil }
    let most = comparison.architectures.compactMap { $0.figures(of: "profile-open") }
      .first { $0.net?[.instructions] == opened.most }
    let range = most?.netInstructionsInLayouts.map {
      "; the layout of the program moves the latter from \($0.low.grouped) to \($0.high.grouped)"
    }
    return """
      Opening a profile screen takes \(floor.grouped) instructions without an architecture. \
      Patterns add \(opened.text(unit: "instructions")) to that\(range ?? "").
      """
  }

  /// The rule on the work that is the same in every architecture.
  static let commonWork = FindingRule(
    "common-work", needing: .counts,
    """
    Takes the instructions of saving a name that the pattern does not add, as a share of all, \
    where it adds most, as a range if the layout of the program moves them; left out if they were \
    not counted, or if it adds fewer than none.
    """
  ) { comparison, _ in
    let counted = comparison.architectures.compactMap { entry -> SavedName? in
      let figures = entry.figures(of: "name-saved")
      guard let all = figures?.counts[.instructions], let net = figures?.net?[.instructions] else {
        return nil
      }
      return SavedName(
        entry: entry, all: all, net: net,
        allInLayouts: figures?.instructionsInLayouts ?? CountRange(low: all, high: all))
    }
    let highest = counted.filter { $0.net == counted.map(\.net).max() }
    guard let figures = highest.first, figures.all > 0, (0...figures.all).contains(figures.net)
    else { return nil }
    let common = figures.all - figures.net
    guard figures.allInLayouts.low >= max(1, common) else { return nil }
    let shares = [figures.allInLayouts.high, figures.allInLayouts.low].map {
      percentage(common, of: $0)
    }
    let share = shares[0] == shares[1] ? shares[0] : "\(shares[0]) to \(shares[1])"
    let names = highest.map(\.entry).shortList
    let subject =
      highest.count == counted.count
      ? "In \(names)"
      : "Even in \(names), which \(highest.count == 1 ? "adds" : "add") the most instructions"
    return """
      \(subject), \(share) of the instructions that save a name are common work: the models and \
      the screen need them without an architecture, too.
      """
  }
}

/// An architecture with the instructions of the interaction `name-saved`.
private struct SavedName {
  let entry: Comparison.Entry
  let all: Int
  /// The instructions beyond those of the models and of the screen without an architecture.
  let net: Int
  /// The smallest and the largest number of all instructions in several layouts of the program.
  let allInLayouts: CountRange
}

extension Comparison {
  /// Returns the figures of the floor, the screen without an architecture, in an interaction.
  fileprivate func floor(of interaction: String) -> DispatchFigures? {
    controls.floor?.first { $0.interaction == interaction }
  }
}
