import Architectures
import Figures
import Foundation
import Reports
import Scenarios
import Testability

/// The comparison that the documents show: sizes and tests of now, and costs of the kept run.
struct ShownComparison {
  let kept: Comparison
  let comparison: Comparison
  /// The seconds that the commands of the README took; `nil` if none were read.
  let waits: KeptWaits?
  /// The kept spread of authors; `nil` if none was read.
  let spread: AuthorSpread?
  /// The tables of the requests for changes.
  let changes: [Table]
  /// True if the same compiler made both parts.
  ///
  /// Machine code and counts depend on the compiler.
  let hasOneToolchain: Bool

  /// Joins a comparison of now with the costs of a kept run.
  init(
    now: Comparison, kept: Comparison, waits: KeptWaits? = nil, spread: AuthorSpread? = nil,
    changes: [Table] = []
  ) {
    self.kept = kept
    self.waits = waits
    self.spread = spread
    self.changes = changes
    comparison = now.withDispatch(of: kept)
    hasOneToolchain = now.environment.hasSameToolchain(as: kept.environment)
  }

  /// Reads the comparison of a file, or measures sizes; without a file, tests are those kept.
  @MainActor init(from file: String?, in folder: URL) throws {
    let kept = try KeptComparison(
      folder.appending(path: "Benchmarks/kept-run.json").path, for: .check
    ).comparison
    let waits = try KeptWaits(in: folder)
    let spread = try AuthorSpread(keptIn: folder)
    let changes = try ChangeComparison(
      of: ChangeRequest.all(in: folder), in: Architecture.all, packageRoot: folder,
      environment: kept.environment, notes: []
    ).tables
    let now: Comparison
    if let file {
      now = try KeptComparison(file, for: .page).comparison
    } else {
      var measurement = try ComparisonMeasurement(
        of: [.size, .coverage], architectures: Architecture.all, baseline: .baseline,
        build: .current, packageFolder: folder)
      for part in measurement.parts { try measurement.measure(part) { _ in } }
      now = measurement.comparison
    }
    self.init(now: now, kept: kept, waits: waits, spread: spread, changes: changes)
  }

  /// The lines of blocks by their markers; those of the kept run are known in any case.
  ///
  /// Of two compilers' figures beside each other there is no table.
  var blocks: [String: [String]] {
    let baseline = kept.baselineID(asked: Architecture.baselineID)
    let bindings = DispatchReport(of: kept, baselineID: baseline).report([.bindings]).tables
    var blocks = ["table bindings": bindings.flatMap { lines(of: $0, corner: "Delivery") }]
    blocks["table costs"] = lines(of: kept.table(of: .costs))
    let made = kept.environment
    let facts = [
      "kept run of \(made.date.prefix(10))", made.processor,
      made.swift.map { "Swift \($0.prefix { $0 != " " })" }, made.commit.map { "commit \($0)" },
    ].compactMap(\.self)
    let sets = Set(comparison.architectures.compactMap { $0.mutation?.kinds?.set.prefix(10) })
    blocks["origin"] = Update.lines(
      of: """
        Instructions and times: \(facts.joined(separator: ", ")). Kinds: set of \
        \(sets.sorted().joined(separator: ", ")).
        """, isItem: false)
    blocks["allowance"] = Update.lines(of: CountCheck.rule, isItem: false)
    blocks["sameness"] = Update.lines(of: Self.sameness)
    blocks["waits"] = waits.map { Update.lines(of: $0.sentence, isItem: false) }
    blocks["table spread"] = spread.map { lines(of: $0.table, corner: "Figure") }
    for table in changes {
      blocks["changes \(table.title ?? "")"] = lines(of: table, corner: "")
    }
    guard hasOneToolchain else { return blocks }
    for (name, group) in [("code", FigureGroup.code), ("kinds", .kinds)] {
      blocks["table \(name)"] = lines(of: comparison.table(of: group, titled: \.label))
    }
    blocks["table summary"] = summary
    for finding in comparison.allFindings {
      blocks["finding \(finding.id)"] = Update.lines(of: Self.markdown(finding), isItem: false)
    }
    blocks["record"] = record
    blocks["findings"] = comparison.findings.flatMap { Update.lines(of: Self.markdown($0)) }
    if let picture { blocks["picture"] = ["![\(picture.alternative)](\(Self.picturePath))"] }
    return blocks
  }

  /// The table of the summary, the least code first, with the names that most teams know in bold.
  private var summary: [String] {
    var sorted = comparison
    sorted.architectures = sorted.architectures.leastCodeFirst
    let familiar = sorted.architectures.filter { KindsPicture.familiar.contains($0.id) }
    func title(_ figure: EntryFigure) -> String {
      switch figure.id {
      case EntryFigure.kindsFound.id: "\(figure.label), of \(comparison.kinds.count)"
      case EntryFigure.addedInstructions.id: "dispatch cost: \(figure.label)"
      default: figure.label
      }
    }
    return lines(of: sorted.table(of: .summary, titled: title)).map { line in
      familiar.reduce(line) { $0.replacing("| \($1.name) |", with: "| **\($1.name)** |") }
    }
  }

  /// The sentence on when values of the summary are the same.
  private static var sameness: String {
    """
    Lines \(words(of: .codeLines)), instructions \(words(of: .addedInstructions)) and kinds \
    \(words(of: .kindsFound)) are [the same](Benchmarks/Guides/Trust.md#are-the-differences-real).
    """
  }

  private static func words(of figure: EntryFigure) -> String {
    figure.sameness.words(in: figure.unit == "%" ? "%" : "")
  }

  /// The decision record of MVP and VIPER.
  private var record: [String]? {
    var pair = comparison
    pair.architectures = ["mvp", "viper"].compactMap { id in
      comparison.architectures.first { $0.id == id }
    }
    return DecisionRecord(of: pair, citation: nil).text?.split(separator: "\n").flatMap { line in
      switch line.prefix(2) {
      case "- ": Update.lines(of: String(line.dropFirst(2)))
      case "# ": ["**\(line.dropFirst(2))**", ""]
      default: [String(line), ""]
      }
    }
  }

  private static func markdown(_ finding: Finding) -> String {
    ["**\(finding.title)**", finding.text, "*\(finding.advice)*"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The path of the picture, relative to the package's folder.
  static let picturePath = "Benchmarks/Guides/lines-and-kinds.svg"

  /// The picture of code lines and kinds; `nil` without one toolchain or without figures.
  var picture: KindsPicture? { hasOneToolchain ? KindsPicture(of: comparison) : nil }

  /// Returns the text of a figure: that of an architecture, such as `mvp.code-lines`, its rule of
  /// sameness, such as `same.code-lines`, or a count, such as `scenarios`.
  func figure(_ name: String) -> String? {
    switch name {
    case "architectures": return "\(Architecture.all.count)"
    case "scenarios": return "\(Scenario.all.count)"
    case "requirements": return "\(Requirement.all.count)"
    case "interactions": return "\(comparison.interactions.count)"
    case "claims": return "\(Claim.all.count)"
    case "kinds": return "\(comparison.kinds.count)"
    default:
      let parts = name.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let figure = EntryFigure.all.first(where: { $0.id == parts[1] })
      else { return nil }
      if parts[0] == "same" { return Self.words(of: figure) }
      return comparison.architectures.first { $0.id == parts[0] }.flatMap(figure.text)
    }
  }

  private func lines(of table: Table, corner: String = "Architecture") -> [String] {
    MarkdownRenderer().lines(of: table, corner: corner)
  }
}
