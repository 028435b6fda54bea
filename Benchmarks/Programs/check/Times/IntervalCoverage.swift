import Costs
import Figures
import Foundation
import Reports

/// A count of the ratios that lie in the intervals of a kept run.
///
/// The ratios were measured in other builds than the kept run. Each interaction has a row of its
/// own, which says how many of its ratios lie in the intervals.
struct IntervalCoverage {
  /// The smallest accepted percentage of ratios that lie in the intervals.
  private static let requiredPercentage = 90

  /// The number of all cases, and the number of cases in which a value lies in its interval.
  struct Share: Equatable {
    var held = 0
    var count = 0

    /// Adds a case; `isHeld` is true if the value lies in the interval.
    mutating func add(_ isHeld: Bool) {
      count += 1
      if isHeld { held += 1 }
    }

    static func + (one: Share, other: Share) -> Share {
      Share(held: one.held + other.held, count: one.count + other.count)
    }
  }

  /// The shares of one interaction.
  struct Row: Equatable {
    let interaction: String
    /// The share of ratios that lie in the intervals of the kept run; the ratios were measured in
    /// other builds.
    var ratios = Share()
    /// The share of the other builds in which the baseline, measured twice, agrees with itself.
    ///
    /// The second measurement divided by the first is a ratio. The baseline agrees with itself if
    /// the interval of this ratio contains 1.
    var again = Share()
  }

  private(set) var rows: [Row] = []

  /// Compares the ratios of other builds with the intervals of a kept run.
  ///
  /// Ratios that are 1 by definition are left out, as are rows that the kept run does not have.
  init(of builds: [Comparison], in kept: Comparison) {
    for subject in kept.timedSubjects {
      for figures in subject.figures {
        guard let interval = figures.ratio, interval != .one else { continue }
        let row = index(of: figures.interaction)
        for build in builds {
          guard let ratio = build.ratio(of: subject.name, in: figures.interaction) else { continue }
          rows[row].ratios.add((interval.low...interval.high).contains(ratio.value))
          guard subject.name == Comparison.againSubject else { continue }
          rows[row].again.add((ratio.low...ratio.high).contains(1))
        }
      }
    }
  }

  private mutating func index(of interaction: String) -> Int {
    if let index = rows.firstIndex(where: { $0.interaction == interaction }) { return index }
    rows.append(Row(interaction: interaction))
    return rows.count - 1
  }

  /// The shares of all interactions together.
  var total: Row {
    rows.reduce(into: Row(interaction: "all")) {
      $0.ratios = $0.ratios + $1.ratios
      $0.again = $0.again + $1.again
    }
  }

  /// A sentence that says that too few ratios lie in the intervals; `nil` if there are enough.
  var problem: String? {
    let ratios = total.ratios
    guard ratios.count > 0 else {
      return """
        No ratio can be compared. After --from, give a file that 'compare dispatch --save FILE' has \
        written.
        """
    }
    let again = total.again
    guard again.held * 20 >= again.count * 17 else {
      return """
        The baseline, measured twice in the same build, differs from itself in \
        \(again.count - again.held) of \(again.count) cases. Measure on a quiet machine.
        """
    }
    guard ratios.held * 100 < ratios.count * Self.requiredPercentage else { return nil }
    return """
      The intervals hold \(ratios.held) of \(ratios.count) ratios of other builds, which is less \
      than \(Self.requiredPercentage)%. Measure the kept run on a quiet machine, or in more \
      layouts.
      """
  }
}

// MARK: - Table

extension IntervalCoverage {
  /// The width of the column with the names of the interactions.
  private static let nameWidth = 18

  /// The lines of a table with a row for each interaction and a last row for all interactions.
  var table: [String] {
    let header = Self.line("interaction", ["in the intervals", "share", "again covers 1"])
    return [header]
      + (rows + [total]).map { row in
        Self.line(
          row.interaction, [Self.text(row.ratios), Self.percent(row.ratios), Self.text(row.again)])
      }
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [18, 7, 16]
    return name.padding(toLength: max(nameWidth, name.count), withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }

  private static func text(_ share: Share) -> String {
    share.count == 0 ? "–" : "\(share.held) of \(share.count)"
  }

  private static func percent(_ share: Share) -> String {
    guard share.count > 0 else { return "–" }
    return String(format: "%.0f%%", 100 * Double(share.held) / Double(share.count))
  }
}

// MARK: - Ratios

extension Comparison {
  /// The name `again`, which stands for the second measurement of the baseline.
  fileprivate static let againSubject = "again"

  /// The figures of all architectures and of the controls.
  ///
  /// The name of an architecture's figures is the architecture's id. The name of a control's
  /// figures is the name of the control, such as `floor`.
  fileprivate var timedSubjects: [(name: String, figures: [DispatchFigures])] {
    var subjects = [
      (name: "floor", figures: controls.floor ?? []),
      (name: Self.againSubject, figures: controls.again ?? []),
    ]
    subjects += architectures.map { (name: $0.id, figures: $0.dispatch ?? []) }
    subjects.append((name: "bindings", figures: controls.bindings ?? []))
    return subjects
  }

  /// Returns the ratio of an architecture or a control in an interaction.
  ///
  /// The result is `nil` if the ratio was not measured. `subject` is the id of the architecture or
  /// the name of the control, such as `floor`.
  fileprivate func ratio(of subject: String, in interaction: String) -> Ratio? {
    timedSubjects.first { $0.name == subject }?.figures
      .first { $0.interaction == interaction }?.ratio
  }
}
