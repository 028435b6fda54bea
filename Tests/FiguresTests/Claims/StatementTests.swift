import Architectures
import Costs
import Reports
import Samples
import Sizes
import Testing

@testable import Figures

@Suite("The verdicts on statements")
struct StatementTests {
  /// A statement with a change of even figures, and the verdict that follows.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: Statement
    let verdict: Claim.Verdict
    let change: @Sendable (inout Comparison) -> Void

    init(
      _ statement: Statement, _ verdict: Claim.Verdict, _ description: String,
      _ change: @escaping @Sendable (inout Comparison) -> Void = { _ in }
    ) {
      (self.statement, self.verdict, testDescription) = (statement, verdict, description)
      self.change = change
    }
  }

  private static let less = Statement.compare(
    [.codeLines], .less, of: [.mvp, .mvvm], to: .these([.mvc]))
  private static let charged = Statement.compare(
    [.codeLines, .linesWithoutStore], .more, of: [.redux], to: .all)
  private static let same = Statement.compare(
    [.codeLines, .linesWithoutBindings], .same, of: [.mvvm], to: .these([.mvp]))
  private static let ratio = Statement.compare(
    [.codeLines], .ratio(.from(2.25), against: .upTo(1.75)), of: [.mvp], to: .median)
  private static let amount = Statement.amount(
    .codeLines, of: [.mvp, .mvvm], .upTo(350), against: .from(400))
  private static let tally = Statement.tally(
    { .addedInstructions(to: $0) }, .less, of: .viper, to: .mvp)
  private static let rule = Statement.rule("By the lines of MVC.") { comparison in
    comparison[.mvc].size.map { ($0.total.codeLines < 400 ? .confirmed : .contradicted, "MVC") }
  }

  static let examples = [
    Example(less, .confirmed, "all are less") {
      $0[.mvp].setLines(350)
      $0[.mvvm].setLines(300)
    },
    Example(less, .contradicted, "one of them is more") {
      $0[.mvp].setLines(300)
      $0[.mvvm].setLines(460)
    },
    Example(less, .notAtThisSize, "one of them is the same") {
      $0[.mvp].setLines(300)
      $0[.mvvm].setLines(360)
    },
    Example(charged, .confirmed, "the most with its store and without it") {
      $0[.redux].setLines(600)
      $0[.redux].setLines(50, ofRole: "Store")
    },
    Example(charged, .contradicted, "less than one with its store and without it") {
      $0[.viper].setLines(600)
    },
    Example(charged, .notAtThisSize, "the most with its store only") {
      $0[.redux].setLines(500)
      $0[.redux].setLines(100, ofRole: "Store")
    },
    Example(same, .confirmed, "the same in both counts") {
      $0[.mvvm].setLines(0, ofRole: "Bindings")
      $0[.mvvm].setLines(0, ofRole: "Field binding")
    },
    Example(same, .contradicted, "less in both counts") { $0[.mvvm].setLines(300) },
    Example(same, .notAtThisSize, "more in one count and less in the other") {
      $0[.mvvm].setLines(500)
    },
    Example(ratio, .confirmed, "more than twice") { $0[.mvp].setLines(1_000) },
    Example(ratio, .contradicted, "less than twice") { $0[.mvp].setLines(600) },
    Example(ratio, .notAtThisSize, "about twice") { $0[.mvp].setLines(800) },
    Example(amount, .confirmed, "all in the range") {
      $0[.mvp].setLines(350)
      $0[.mvvm].setLines(0)
    },
    Example(amount, .contradicted, "one in the range against it") { $0[.mvp].setLines(350) },
    Example(amount, .notAtThisSize, "between the ranges") {
      $0[.mvp].setLines(375)
      $0[.mvvm].setLines(375)
    },
    Example(tally, .confirmed, "less in three of five interactions") {
      $0[.viper].setNet(400, inFirst: 3)
    },
    Example(tally, .contradicted, "more in three of five interactions") {
      $0[.viper].setNet(2_500, inFirst: 3)
    },
    Example(tally, .notAtThisSize, "less in two of five interactions") {
      $0[.viper].setNet(400, inFirst: 2)
    },
    Example(.open("a second app"), .notMeasuredYet, "open"),
    Example(.undecidable("It is taste."), .cannotBeMeasured, "undecidable"),
    Example(rule, .confirmed, "a rule that holds") { $0[.mvc].setLines(300) },
    Example(rule, .contradicted, "a rule that fails"),
  ]

  @Test("Figures confirm a statement, contradict it or leave it undecided", arguments: examples)
  func verdicts(example: Example) throws {
    var comparison = Comparison.even
    example.change(&comparison)
    #expect(try example.statement.verdict(on: comparison).verdict == example.verdict)
  }

  @Test(
    "Without a figure there is no verdict, and the reason names what is missing",
    arguments: [
      (less, "The comparison lacks a figure of MVP: code lines."),
      (charged, "The comparison lacks a figure of Redux: code lines."),
      (ratio, "The comparison lacks a figure of MVP: code lines."),
      (amount, "The comparison lacks a figure of MVP: code lines."),
      (tally, "The comparison has no costs of interactions."),
      (rule, "The comparison lacks the figures of this rule."),
    ])
  func missing(statement: Statement, reason: String) {
    let error = #expect(throws: MissingFigure.self) { try statement.verdict(on: .bare) }
    #expect(error?.reason == reason)
  }

  @Test("An architecture that the comparison lacks is named")
  func missingArchitecture() {
    var comparison = Comparison.even
    comparison.architectures.removeAll { $0.id == "viper" }
    let error = #expect(throws: MissingFigure.self) {
      try Self.charged.verdict(on: comparison)
    }
    #expect(error?.reason == "The comparison does not have VIPER.")
  }

  @Test("The figures name architectures and ratios, and of many others the one that decides")
  func figures() throws {
    var comparison = Comparison.even
    comparison[.redux].setLines(500)
    comparison[.viper].setLines(450)
    func figure(_ statement: Statement) throws -> String? {
      try statement.verdict(on: comparison).figure
    }
    #expect(try figure(Self.less) == "code lines: MVP 400 (×1.00), MVVM 400 (×1.00), MVC 400")
    #expect(
      try figure(Self.charged) == """
        code lines: Redux 500 (×1.11), VIPER 450; code lines without a store: Redux 400 (×0.89), \
        VIPER 450
        """)
    #expect(try figure(Self.ratio) == "code lines: MVP 400 (×1.00), the median of the others 400")
    #expect(try figure(Self.amount) == "code lines: MVP 400, MVVM 400")
    #expect(
      try figure(Self.tally)
        == "net instructions: VIPER is below MVP in 0 of 5 interactions, and above in 0")
  }

  @Test("The reason states the rule, with the sameness of the figure")
  func reasons() {
    #expect(
      Self.charged.reason == """
        Confirmed if Redux is above each of the others in code lines and in code lines without a \
        store, contradicted if it is below one of them. Values are the same within 13%.
        """)
    #expect(
      Self.ratio.reason == "Confirmed from ×2.25 in code lines, contradicted up to ×1.75.")
    #expect(Self.amount.reason == "Confirmed up to 350 lines, contradicted from 400 lines.")
    #expect(
      Self.tally.reason == """
        Confirmed if VIPER is below MVP in more than half of the interactions, contradicted if it is \
        above. Values are the same within ×2.4, or if their ranges overlap.
        """)
    #expect(Statement.open("a second app").reason == "It would take a second app.")
  }
}
