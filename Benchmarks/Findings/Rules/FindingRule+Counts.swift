import Comparisons
import DispatchCosts
import Terminal

extension FindingRule {
  /// The rule on the memory that a profile screen in use keeps.
  static let memory = FindingRule(
    "memory", from: .counts,
    """
    Divides the bytes that the profile screen keeps without an architecture by the least and the \
    most with one; left out if they were not measured.
    """
  ) { comparison, _ in
    let kept = Extremes(among: comparison.architectures) {
      $0.figures(of: "profile-open")?.counts[.liveBytes]
    }
    guard let kept, kept.least > 0,
      let floor = comparison.floor(of: "profile-open")?.counts[.liveBytes]
    else { return nil }
    func shares() -> String {
      guard floor <= kept.least else { return "" }
      let ofLeast = percentage(floor, of: kept.least)
      guard !kept.areEqual else { return ", which is \(ofLeast) of that" }
      return
        ", which is \(ofLeast) of the least and \(percentage(floor, of: kept.most)) of the most"
    }
    return """
      A profile screen in use keeps \(kept.text(unit: "bytes")); the same screen without an \
      architecture keeps \(floor.grouped)\(shares()).
      """
  }

  /// The rule on the instructions that open and release a profile screen.
  static let openedScreen = FindingRule(
    "opened-screen", from: .counts,
    """
    Takes the least and the most instructions of profile-open and profile-drop beyond those of the \
    same screen without an architecture; left out if all are equal or were not counted.
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
      Opening a profile screen takes \(floor.grouped) instructions without an architecture, to \
      which patterns add \(opened.text(unit: "instructions")); to releasing it they add \
      \(dropped.text(unit: "instructions")).
      """
  }

  /// The rule on the work that is the same in every architecture.
  static let commonWork = FindingRule(
    "common-work", from: .counts,
    """
    Takes the instructions of name-saved that the pattern does not add, as a share of all, where \
    it adds most; left out if they were not counted, or if it adds fewer than none.
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
    let names = highest.map(\.entry).listed
    let subject =
      highest.count == counted.count
      ? "In \(names)"
      : "Every pattern needs the common work: even in \(names), which "
        + "\(highest.count == 1 ? "adds" : "add") the most instructions"
    return """
      \(subject), \(share) of the instructions that save a name do the common work, which the \
      models and the screen need even without an architecture.
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
