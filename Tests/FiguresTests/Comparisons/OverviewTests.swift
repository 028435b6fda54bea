import Samples
import Testability
import Testing

@testable import Figures
@testable import Reports
@testable import Terminal

@Suite("The first screen of a comparison")
struct OverviewTests {
  private var several: Comparison {
    comparison(of: [
      entry("MVC", id: "mvc").with(lines: 300, greeting: 31).with(kinds: "ssssssss"),
      entry("MVP").with(lines: 481, greeting: 62).with(kinds: "ffffppss"),
      entry("Logic controller").with(lines: 500, greeting: 62).with(kinds: "fffffpss"),
      entry("Unknown"),
    ])
  }

  /// All architectures, five findings, faults of two runs, and costs of another machine.
  private var full: Comparison {
    var kept = Comparison.all
    kept.environment.processor = "Intel(R) Xeon(R) Processor"
    var comparison = Comparison.all.withDispatch(of: kept)
    comparison.environment.cores = 1
    comparison.architectures[3].mutation?.kept = .init(
      date: "2026-03-02T08:00:00Z", commit: "5e6f7a8", swift: nil)
    comparison.kinds = (0..<30).map { .init(words: "mistake \($0)", scenario: "scenario-\($0)") }
    comparison.notes = [
      .init(.coverage, "not measured; to measure it: compare coverage", kind: .notMeasured)
    ]
    return comparison
  }

  @Test("The table has a row for each architecture, with a bar of its kinds")
  func table() {
    let text = Overview(of: several, width: 80).opening
    #expect(text.hasPrefix("One app, 4 architectures; commit 1a2b3c4+, Swift 6.3.1"))
    #expect(squeezed(text).contains("MVP 481 62 – 4 ██████▒▒▒··· – –\n"))
    #expect(squeezed(text).contains("Unknown – – – – – –"))
    #expect(text.contains("█ found without a screen, ▒ in part, · only with one."))
    #expect(text.contains("Coverage: lines reached without a screen. Found: kinds of mistakes;"))
  }

  @Test("Without blocks in the locale, the bar has signs that every terminal shows")
  func ascii() {
    let overview = Overview(of: several, width: 80, isUnicode: false)
    #expect(overview.opening.contains("######+++") && !overview.opening.contains("█"))
  }

  @Test("The whole text fits in 50 lines and the width", arguments: [1, 40, 60, 80, 100, 200, 300])
  func width(columns: Int) {
    let overview = Overview(of: full, width: columns)
    let text = overview.opening + overview.closing(conformance: "All hold.")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.displayWidth <= max(40, min(columns, 200)) })
    if columns >= 80 { #expect(lines.count <= 51, "\(text)") }
    #expect(text.contains("\n  compare --architecture mvvm,viper"))
    #expect(overview.opening.contains(" frame\n") == (columns >= 100))
  }

  @Test("The processor of costs is named if it is another one")
  func processor() {
    let head = squeezed(Overview(of: full, width: 200).opening).prefix { $0 != "\n" }
    #expect(head.contains("AMD EPYC, 1 core, 2026-03-01; costs: kept run on Intel(R) Xeon(R)"))
    #expect(!Overview(of: .all, width: 200).opening.contains("costs:"))
  }

  @Test("A narrow terminal has no bar, a narrower one no smallest screen")
  func narrow() {
    let narrow = Overview(of: several, width: 70).opening
    #expect(!narrow.contains("█") && narrow.contains(" smallest "))
    #expect(!Overview(of: several, width: 50).opening.contains(" smallest "))
  }

  @Test("What follows are the findings with their advice, and where to go next")
  func closing() {
    let text = Overview(of: several, width: 80).closing(conformance: "All 3 scenarios hold.")
    #expect(text.hasPrefix("\nAll 3 scenarios hold.\n\nWhat this says\n 1 "))
    #expect(text.contains("So count how"))
    #expect(text.contains("\nNext (put \"swift run -c release\" before each)\n"))
    #expect(text.contains("\n  compare help kinds-found ") && !text.contains("--cite"))
    var pair = several
    pair.architectures.removeLast(2)
    pair.notes = [.init(.size, "run: compare size", kind: .notMeasured)]
    #expect(Overview(of: pair, width: 80).closing(conformance: nil).contains("\nsize: run: "))
    #expect(Overview(of: pair, width: 80).closing(conformance: nil).contains(" A,B --cite "))
    #expect(text.contains("\nKinds: set of 2026-03-01, tested 2026-03-01 (1a2b3c4).\n"))
  }

  @Test("Color adds nothing but color")
  func color() {
    let (plain, colored) = (
      Overview(of: several, width: 80), Overview(of: several, width: 80, style: .colored)
    )
    #expect(colored.opening.contains("\u{1B}["))
    #expect(colored.opening.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain.opening)
  }
}

@Suite("The record of a decision")
struct DecisionRecordTests {
  private let citation = Citation(command: "compare --cite", environment: .sample)

  private func record(of places: Range<Int>) -> String? {
    var comparison = Comparison.all
    comparison.architectures = Array(comparison.architectures[places])
    return DecisionRecord(of: comparison, citation: citation).text
  }

  @Test("What is known of two architectures is filled in, and the rest stays in braces")
  func filled() throws {
    let text = try #require(record(of: 12..<14))
    for line in [
      "- **Candidates:** Unidirectional and Redux; out by the limits: {others",
      "code lines: Unidirectional 683, Redux 716: the same; smallest screen: Unidirectional 79, Redux",
      "kinds of mistakes, tests find without a screen: Unidirectional ",
      "- **Where requirements live:** files per requirement: Unidirectional 3.4, Redux 3.6: the same",
      "- **Changes, the median of six requests:** files a change touches: Unidirectional 13, Redux 14: the same;",
      "- **Limits:** lines ≤ {a}, kinds ≥ {b}, files ≤ {c}; set before",
      "- **Decision:** {architecture}, because",
      "- **Source:** ArchitectureComparisonKit 2, commit 1a2b3c4 with uncommitted changes; Command:",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("[["))
  }

  @Test("Each token stands for names, limits or a figure of records")
  func tokens() {
    let tokens = DecisionRecord(of: .all, citation: citation).template.matches(of: /\[\[(.*?)\]\]/)
    let figures = FigureGroup.record.figures.map(\.id)
    #expect(
      tokens.map { String($0.1) }.filter { !figures.contains($0) }
        == ["limits", "names", "out", "close"])
    #expect(tokens.count == 12)
  }

  @Test("Three can differ, and more or fewer than two or three have no record")
  func count() throws {
    let three = "code lines: MVC 287, Traditional MVC 320, Lighter MVC 353: not the same"
    #expect(record(of: 0..<3)?.contains(three) == true)
    #expect(record(of: 0..<1) == nil && record(of: 0..<4) == nil)
    var bare = Comparison.bare
    bare.architectures = Array(bare.architectures.prefix(2))
    let text = try #require(DecisionRecord(of: bare, citation: citation).text)
    #expect(text.contains("code lines: MVC {…}, Traditional MVC {…}: {the same, or not}"))
  }
}
