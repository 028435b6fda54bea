import Costs
import Terminal

extension FindingRule {
  /// The rule on the memory that a profile screen in use keeps.
  static let memory = FindingRule(
    "memory", needing: [.counts],
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

  /// The rule on the instructions that open and release a profile screen.
  static let openedScreen = FindingRule(
    "opened-screen", needing: [.counts],
    """
    Takes the least and the most instructions of opening and of releasing a profile screen beyond \
    those of the same screen without an architecture; left out if all are equal or were not counted.
    """
  ) { comparison, _ in
    func net(_ interaction: String) -> Extremes? {
      Extremes(among: comparison.architectures) {
        $0.figures(of: interaction)?.net?[.instructions]
      }
    }
    guard let opened = net("profile-open"), let dropped = net("profile-drop"),
      !opened.areEqual, let floor = comparison.floor(of: "profile-open")?.counts[.instructions]
    else { return nil }
    return """
      Opening a profile screen takes \(floor.grouped) instructions without an architecture. \
      Patterns add \(opened.text(unit: "instructions")) to that, and to releasing the screen \
      \(dropped.text(unit: "instructions")).
      """
  }

  /// The rule on the work that is the same in every architecture.
  static let commonWork = FindingRule(
    "common-work", needing: [.counts],
    """
    Takes the instructions of saving a name that the pattern does not add, as a share of all, \
    where it adds most; left out if they were not counted, or if it adds fewer than none.
    """
  ) { comparison, _ in
    let counted = comparison.architectures.compactMap { entry -> SavedName? in
      let figures = entry.figures(of: "name-saved")
      guard let all = figures?.counts[.instructions], let net = figures?.net?[.instructions] else {
        return nil
      }
      return SavedName(entry: entry, all: all, net: net)
    }
    let highest = counted.filter { $0.net == counted.map(\.net).max() }
    guard let figures = highest.first, figures.all > 0, (0...figures.all).contains(figures.net)
    else { return nil }
    let share = percentage(figures.all - figures.net, of: figures.all)
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
}

extension Comparison {
  /// Returns the figures of the floor, the screen without an architecture, in an interaction.
  fileprivate func floor(of interaction: String) -> DispatchFigures? {
    controls.floor?.first { $0.interaction == interaction }
  }
}
