import Architectures
import Figures
import Reports
import Terminal

extension ComparisonMeasurement {
  /// Measures one part of the comparison, such as its sizes, and writes the part's report.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - output: The destination of the report.
  ///   - format: The format of the report.
  ///   - command: The command line for the citation below the report; `nil` for no citation.
  /// - Throws: An error of a measurement; `WriteFailure` if the report cannot be written.
  mutating func run(
    _ part: ComparisonPart, to output: Output, as format: TableFormat, citing command: String?
  ) throws {
    try measureAll()
    try output.write(
      format.text(
        of: comparison, report: comparison.report(of: part, baselineID: baseline.id),
        for: output, citation: command.map { Citation(command: $0, of: comparison) }))
  }

  /// Measures all parts of the comparison in their order, with progress on standard error.
  mutating func measureAll() throws {
    for part in parts {
      // Sizes are measured in a second.
      if part != .size { Output.progress.begin("\(part.rawValue): preparing") }
      try measure(part, progress: Output.progress.show)
    }
  }
}
