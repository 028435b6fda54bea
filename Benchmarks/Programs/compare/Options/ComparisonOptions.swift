import Architectures
import Costs
import Figures
import Reports
import Terminal

/// The options that choose a comparison: one from a file, or a new one.
struct ComparisonOptions: OptionGroup {
  let options = BaselineOptions()
  @Option(
    """
    use the comparison in this file, which compare --format json --output FILE has written, \
    instead of measuring a new one; the baseline is that of the file
    """, .file)
  var from: String?
  @Flag("measure dispatch in fewer rounds; the intervals become wider") var quick: Bool

  func validate() throws(UsageError) {
    try $from.excludes(options.$baseline)
    try $quick.excludes(
      $from,
      because: """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        """)
  }

  /// Reads the comparison of the chosen architectures from the file, or measures a new one.
  ///
  /// - Throws: `KeptComparisonError` if the file's comparison cannot be used, or the error of a
  ///   measurement.
  func comparison() throws -> Comparison {
    guard let from else { return try measured() }
    return try KeptComparison(from, for: .page).comparison
      .restricted(to: options.architectures.asked?.map(\.id), path: from)
  }

  /// Returns a comparison with the baseline only if it was asked for.
  func shown(_ comparison: Comparison) -> Comparison {
    guard let asked = options.architectures.asked?.map(\.id) else { return comparison }
    var shown = comparison
    shown.architectures.removeAll { !asked.contains($0.id) }
    return shown
  }

  /// Prepares a measurement of the chosen architectures.
  ///
  /// - Parameter effort: The effort for times; by default the full one, unless the option says
  ///   otherwise.
  /// - Returns: The measurement.
  /// - Throws: The reason why a part cannot be measured, such as a debug build.
  func measurement(effort: DispatchRun.Effort? = nil) throws -> ComparisonMeasurement {
    try ComparisonMeasurement(
      of: ComparisonPart.inOrder, architectures: options.compared, baseline: options.baseline,
      effort: effort ?? (quick ? .quick : .full), build: .current,
      packageFolder: Output.packageFolder())
  }

  func measured() throws -> Comparison {
    var measurement = try measurement()
    try measurement.measureAll()
    return measurement.comparison
  }
}
