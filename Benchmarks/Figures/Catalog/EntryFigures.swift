import Costs
import Interactions
import Reports
import Sizes
import Terminal
import Testability

/// A figure of an architecture, lifted from the part of its entry that holds the measurement.
package typealias EntryFigure = Figure<Comparison.Entry>

// MARK: - Code

extension EntryFigure {
  package static var codeLines: Self { size(.codeLines) }

  /// The code lines of the smallest screen.
  package static var smallestScreen: Self {
    module(
      .codeLines(
        of: "Greeting", label: "smallest screen", column: "smallest",
        """
        The code lines of Greeting, the smallest screen, without what Shared has for it. An \
        architecture can hardly have fewer code lines for a screen.
        """)
    ).inShort("the smallest screen")
  }

  static var profileLines: Self {
    module(.codeLines(of: "Profile", "The code lines of Profile, the larger screen."))
  }

  static var sharedLines: Self {
    module(
      .codeLines(
        of: "Shared", "The code lines that the screens Greeting and Profile share."))
  }

  package static var filesPerRequirement: Self {
    Figure<MutationSummary>.filesPerRequirement.of { $0.mutation }
  }

  /// The files that a change touches, the median of the requests.
  package static var changedFiles: Self {
    Figure<ChangeSummary>.changedFiles.of { $0.changes }
      .inShort("files that a change touches, the median of six requests")
  }

  package static var linesToOpen: Self {
    Figure<ChangeSummary>.linesToOpen.of { $0.changes }.inShort("lines of the files that it edits")
  }

  static func size(_ figure: Figure<CodeSize>) -> Self { figure.of { $0.size?.total } }
  static func module(_ figure: Figure<ModuleSize>) -> Self { figure.of { $0.size } }
}

// MARK: - Test coverage

extension EntryFigure {
  /// The kinds found once mistakes that are forgotten lines are left out.
  static var kindsFoundWithoutForgottenLines: Self {
    Self(
      "without-forgotten-lines.kinds-found", "kinds found without forgotten lines", unit: "kinds",
      // 7.5% of the kinds that are left, as a whole number; a test holds it against the kept set.
      better: .more, sameness: .difference(3),
      "The kinds of mistakes found, once mistakes that are forgotten lines are left out."
    ) { ($0.mutation?.kinds?.withoutForgottenLines.found).map { .count($0) } }
  }

  package static var kindsFound: Self {
    kinds(.kindsFound).inShort("kinds of mistakes; those of one kind break the same scenarios")
  }
  package static var kindsInPart: Self { kinds(.kindsInPart) }
  package static var kindsOnlyWithScreen: Self { kinds(.kindsOnlyWithScreen) }

  static var handWrittenFaultsOnlyWithScreen: Self {
    Figure<MutationFigures>.handWrittenFaultsOnlyWithScreen.of { $0.mutation?.handWrittenFaults }
  }

  package static var coverage: Self {
    tests(.linesByViewFreeTests).inShort("lines reached without a screen")
  }
  package static var testLines: Self { tests(.testLines) }

  static func kinds(_ figure: Figure<KindCounts>) -> Self {
    figure.of { $0.mutation?.kinds?.counts }
  }
  static func mutants(_ figure: Figure<MutationFigures>) -> Self {
    figure.of { $0.mutation?.figures }
  }
  static func tests(_ figure: Figure<ModuleCoverage>) -> Self { figure.of { $0.coverage } }
}

// MARK: - Dispatch cost

extension EntryFigure {
  /// The bytes that the profile screen keeps once it has appeared.
  package static var liveBytes: Self { liveBytes(of: "profile", in: .profileOpen) }

  static func liveBytes(of screen: String, in opening: Interaction) -> Self {
    let total = Counter.liveBytes.total
    return total.derived(
      "\(opening.rawValue).live-bytes", "bytes that a \(screen) screen in use keeps",
      column: "\(screen), live bytes",
      "The memory that the \(screen) screen and its views keep once the screen has appeared."
    ) { $0.dispatch?[opening].flatMap(total.value) }
  }

  /// The instructions that a saved name costs beyond the models and the bare screen.
  package static var addedInstructions: Self {
    addedInstructions(to: .nameSaved).inShort("instructions that a saved name adds")
  }

  /// The share of a frame that the slowest interaction takes.
  package static var frameShare: Self {
    Self(
      "frame-share", "share of a frame", column: "frame", unit: "% of a frame", better: .less,
      // Less than this share of a frame cannot be felt.
      sameness: .difference(1),
      """
      The highest upper end of the 95% intervals of the interactions' times, as a share of a frame \
      at 120 Hz.
      """
    ) { entry in
      (entry.dispatch?.values.compactMap { $0.nanoseconds?.high }.max()).map { slowest in
        let share = 100 * slowest / (1e9 / 120)
        return Value(share, text: "\(share.fixed(2))%")
      }
    }.inShort("the slowest interaction at 120 Hz")
  }

  /// Returns the figure of the instructions that an interaction costs beyond the models and the
  /// bare screen.
  static func addedInstructions(to interaction: Interaction) -> Self {
    // The summary shows this one.
    let isShort = interaction == .nameSaved
    return Figure<DispatchFigures>.netInstructions.derived(
      "\(interaction.rawValue).instructions.net",
      "instructions added to \(isShort ? "a saved name" : interaction.rawValue)",
      column: isShort ? "instr." : nil,
      """
      The instructions of the interaction \(interaction.rawValue), minus the instructions of the models, and \
      minus the instructions of the screen without an architecture. Where the layout of the \
      program moves them, the smallest and the largest number.
      """
    ) { entry in
      let figures = entry.dispatch?[interaction]
      return (figures?.net?[.instructions]).map { net in
        guard let range = figures?.netInstructionsInLayouts else { return .count(net) }
        return Value(
          Double(net), low: Double(range.low), high: Double(range.high),
          text: "\(range.low.grouped) to \(range.high.grouped)")
      }
    }
  }
}
