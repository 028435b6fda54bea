import Architectures
import Costs
import Figures
import Reports
import Terminal

/// The command that shows published claims with the verdicts of a comparison.
struct ClaimsCommand: Command {
  static let name = "claims"
  static let abstract =
    "Shows what has been claimed of these architectures, and what the figures say."
  static let discussion = """
    Each claim is shown with its source, the number that the source gives, our figure and a \
    verdict. A rule makes each verdict. If the figure is missing there is no verdict. Claims that \
    no figure decides are a reading list.
    """
  static let usage = ["[CLAIM…] [--from FILE.json] [OPTIONS]"]
  static let footer = ExitCode.explanation

  @Argument("a claim to show, instead of all", .claim) var claim: [Claim]
  @Option(
    """
    use the comparison in this file, which compare --format json --output FILE has written, \
    instead of measuring a new one
    """, .file)
  var from: String?
  @Flag("measure dispatch in fewer rounds; the intervals become wider") var quick: Bool
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    try $quick.excludes(
      $from,
      because: """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        """)
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output, besides: (from, "--from"))
    let asked = Set(claim.map(\.id))
    let claims = Claim.all.filter { asked.isEmpty || asked.contains($0.id) }
    let comparison = try comparison()
    let claimsReport = ClaimsReport(of: claims, in: comparison)
    let citation = report.commandToCite(self).map {
      Citation(command: $0, reading: comparison, from: from)
    }
    try output.write(
      report.text(
        of: claimsReport, report: claimsReport.report,
        layout: ClaimsRenderer(style: output.style, width: output.width).text(of: claimsReport),
        for: output, citation: citation))
    return .success
  }

  private func comparison() throws -> Comparison {
    if let from { return try KeptComparison(from, for: .page).comparison }
    var measurement = try ComparisonMeasurement(
      of: ComparisonPart.inOrder, architectures: Architecture.all,
      baseline: Architecture.baseline, effort: quick ? .quick : .full, build: .current,
      packageFolder: Output.packageFolder())
    try measurement.measureAll()
    return measurement.comparison
  }
}

extension ValueReader where Value == Claim {
  /// A reader of a claim's id, such as `L-4`.
  fileprivate static var claim: ValueReader {
    let known = ValueReader.oneOf(Claim.all, kind: "claim", placeholder: "CLAIM", name: \.id)
    return ValueReader("CLAIM", knownNames: Claim.all.map(\.id), name: \.id) {
      text throws(UsageError) in
      // After --architecture, values are separated by commas.
      guard !text.contains(",") else {
        throw UsageError(
          "\(text.quoted) has a comma.\nSeparate claims by spaces: compare claims C-1 L-4")
      }
      return try known.read(text)
    }
  }
}
