import Costs
import Interactions
import Reports
import Sizes
import Testability

/// Figures that tables show together.
package struct FigureGroup: Sendable {
  package let title: String
  package internal(set) var figures: [EntryFigure]

  /// The figures that stand for an architecture in the first table of a report and in the README.
  package static let summary = FigureGroup(
    title: "Summary",
    figures: [
      .codeLines, .smallestScreen, .coverage, .kindsFound, .addedInstructions, .changedFiles,
    ])

  /// The figures of the table on the first screen of the page.
  package static let firstScreen = FigureGroup(
    title: "First screen",
    figures: [
      .codeLines, .smallestScreen, .kindsFound, .coverage, .testLines, .changedFiles, .frameShare,
    ])

  /// The figures that a decision record can have.
  package static let record = FigureGroup(
    title: "Record",
    figures: firstScreen.figures + [.linesToOpen, .addedInstructions, .filesPerRequirement])

  /// Figures on the division of the code into roles and functions, and of requirements into files.
  package static let distribution = FigureGroup(
    title: "Distribution",
    figures: [
      .module(.largestRoleShare), .module(.roles), .module(.referencesToValues),
      .module(.referencesToBehavior), .module(.assemblyLines), .size(.mutableProperties),
    ] + CodeSizeFigures.functionLengths.map { .size($0) } + keptDistribution)

  /// The figures of ``distribution`` that come from kept results.
  static let keptDistribution: [EntryFigure] = [.filesPerRequirement, .changedFiles, .linesToOpen]

  /// The amount of code to write and to read.
  package static let amount = FigureGroup(
    title: "Ease of use",
    figures: [.codeLines, .smallestScreen, .profileLines, .sharedLines]
      + (CodeSizeFigures.details + CodeSizeFigures.machineCode).map { .size($0) })

  /// Figures on the lines that tests reach, and on the mistakes that they notice.
  package static let testability = FigureGroup(
    title: "Testability",
    figures: [
      .kindsFound, .kindsInPart, .kindsOnlyWithScreen, .coverage, .tests(.linesOnlyWithScreen),
      .tests(.linesByScenarios), .tests(.viewFreeTests), .testLines,
      .tests(.testDoubles), .tests(.testTime), .mutants(.faults), .mutants(.faultsOnlyWithScreen),
      .handWrittenFaultsOnlyWithScreen,
    ])

  /// The medians of dispatch costs, with the memory of an open screen.
  package static let costs = FigureGroup(title: "Costs", figures: dispatch.figures + [.liveBytes])

  /// Figures on code for a document: its amount, its roles and what they know of each other.
  package static let code = FigureGroup(
    title: "Code",
    figures: [
      .codeLines, .smallestScreen, .profileLines, .sharedLines, .module(.roles),
      .module(.largestRoleShare), .module(.referencesToBehavior), .module(.referencesToValues),
      .module(.assemblyLines),
    ])

  /// Figures on mistakes for a document: the kinds found, and the tests that find them.
  package static let kinds = FigureGroup(
    title: "Kinds",
    figures: [
      .kindsFound, .kindsFoundWithoutForgottenLines, .kindsInPart, .kindsOnlyWithScreen, .coverage,
      .tests(.viewFreeTests), .testLines,
    ])

  static let all = [summary, firstScreen, distribution, amount, testability, costs]

  /// The figures of all groups, each of them once.
  package static var allFigures: [EntryFigure] { all.flatMap(\.figures).withoutRepetitions }
}

extension EntryFigure {
  /// All figures of architectures, each of them once, those of findings and claims too.
  package static var all: [EntryFigure] { used.withoutRepetitions }

  /// All figures of architectures, as often as groups and claims use them.
  static var used: [EntryFigure] {
    FigureGroup.all.flatMap(\.figures) + [.size(.files), .kindsFoundWithoutForgottenLines]
      + Interaction.allCases.map(addedInstructions)
      + Claim.all.flatMap(\.parts).flatMap(\.statement.figures)
  }
}

extension [EntryFigure] {
  /// The figures without those whose id another one before them has.
  var withoutRepetitions: Self {
    var ids: Set<String> = []
    return filter { ids.insert($0.id).inserted }
  }
}
