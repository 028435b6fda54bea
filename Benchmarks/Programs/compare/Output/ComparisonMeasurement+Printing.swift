import Architectures
import Figures
import Reports
import Terminal

extension ComparisonMeasurement {
  /// Measures all parts of the comparison, such as size and coverage, and writes the report.
  ///
  /// On standard output, each part is printed as soon as it is measured. JSON and files are written
  /// at the end.
  ///
  /// - Parameters:
  ///   - output: The destination of the report.
  ///   - format: The format of the report.
  ///   - command: The command line for the citation below the report; `nil` for no citation.
  ///   - keep: A function that takes the finished comparison. The last lines of the report are
  ///     written after the call of this function.
  /// - Throws: An error of a measurement or of `keep`; `WriteFailure` if the report cannot be
  ///   written.
  mutating func run(
    to output: Output, as format: TableFormat, citing command: String? = nil,
    keep: (Comparison) throws -> Void = { _ in }
  ) throws {
    let (parts, baselineID) = (parts, baseline.id)
    func sentences(of comparison: Comparison) -> [String] {
      comparison.findings(baseline: baselineID).map(\.text)
    }
    guard output.isStandardOutput, let renderer = format.renderer(style: output.style) else {
      try measureAll()
      try keep(comparison)
      return try output.write(
        format.text(
          of: comparison,
          report: comparison.report(baselineID: baselineID, findings: sentences(of: comparison)),
          style: output.style, citation: command.map { Citation(command: $0, of: comparison) }))
    }
    try output.write(renderer.heading(of: comparison.report(baselineID: baselineID)))
    try measureAll { part, comparison in
      let sections = comparison.sections(
        of: part, among: parts, baselineID: baselineID, findings: sentences(of: comparison))
      for section in sections {
        try output.write(renderer.text(of: section))
      }
    }
    try keep(comparison)
    try output.write(renderer.closing(of: comparison.report(baselineID: baselineID)))
    if let command {
      try output.write(renderer.text(of: Citation(command: command, of: comparison)))
    }
  }

  /// Measures all parts of the comparison in their order, with progress on standard error.
  ///
  /// - Parameter isMeasured: A function that is called after each part, with the part and the
  ///   comparison so far.
  /// - Throws: An error of a measurement, or of `isMeasured`.
  mutating func measureAll(
    isMeasured: (ComparisonPart, Comparison) throws -> Void = { _, _ in }
  ) throws {
    for part in parts {
      // Sizes are measured in a second.
      if part != .size { Output.progress.begin("\(part.rawValue): preparing") }
      try measure(part, progress: Output.progress.show)
      try isMeasured(part, comparison)
    }
  }
}
