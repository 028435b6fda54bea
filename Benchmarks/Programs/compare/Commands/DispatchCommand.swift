import Architectures
import Costs
import Figures
import Interactions
import Reports
import Terminal

/// The command that measures the cost of interactions, such as a tap on a button.
struct DispatchCommand: Command {
  static let name = "dispatch"
  static let abstract = """
    Measures what one interaction costs on its way from the control through the roles back to the view.
    """
  static let discussion = """
    The command needs a release build. For steady figures, nothing else should run on the machine. \
    Without other options, the report has one line for each architecture; --format json has all \
    figures that were measured.
    """
  static let usage = [
    "[--interaction NAME] [--bindings] [--controls] [OPTIONS]", "--save FILE [OPTIONS]",
    "--check FILE [OPTIONS]", "--explain INTERACTION [OPTIONS]",
  ]
  static let footer = """
    \(ExitCode.explanation) With --check, the exit code is also 1 if a counter grew too much since \
    the kept run, or if a counter of the kept run is missing now. The report is still written.
    """

  let options = BaselineOptions()
  @Option("print the counts and times of this interaction", .interaction)
  var interaction: Interaction?
  @Flag("print what each way to deliver a text to labels costs") var bindings: Bool
  @Flag(
    """
    print what the architectures are compared with: the floor, the models' share, the baseline \
    measured again, and 5% more work
    """)
  var controls: Bool
  @Option(
    """
    save the run to this file, completely or not at all, for a later --check; instructions are also \
    counted in other layouts of the program, which takes about two minutes more
    """, .file)
  var save: String?
  @Option(
    """
    compare the exact counters with the run kept in this file, and fail if one grew; instructions \
    may grow a little, where layouts moved them in the kept run; no times are measured; all \
    architectures in the file are compared, or those of --architecture
    """, .file)
  var check: String?
  @Option("list the functions that this interaction enters, in order", .interaction)
  var explain: Interaction?
  @Flag("measure fewer launches and rounds; the intervals become wider") var quick: Bool
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    try $interaction.excludes($check, $explain)
    try $bindings.excludes($check, $explain)
    try $controls.excludes($check, $explain)
    try $save.excludes($check, $explain)
    try $check.excludes($explain)
    try $explain.excludes(options.$baseline)
    try $quick.excludes(
      $check, $explain,
      because: """
        --quick shortens the timing, so it has no effect with --check and --explain, which measure \
        no times.
        """)
  }

  func run() throws -> ExitCode {
    if let check { return try self.check(against: check) }
    if let explain { return try self.explain(explain) }
    let output = try Output(report.output, besides: (save, "--save"))
    let file = try save.map { path throws(UsageError) in
      try ReportFile(path, option: "--save")
    }
    var effort = quick ? DispatchRun.Effort.quick : .full
    if let interaction, !bindings, !controls, save == nil { effort = effort.only(interaction) }
    var measurement = try measurement(
      effort: effort, layoutCounting: save == nil ? .none : .allRows)
    try measurement.measureAll()
    let comparison = measurement.comparison
    try file?.write(comparison.json())
    try output.write(
      report.format.text(
        of: comparison,
        report: DispatchReport(of: comparison, baselineID: options.baseline.id).report(parts),
        for: output,
        citation: report.commandToCite(self).map { Citation(command: $0, of: comparison) }))
    return .success
  }

  var parts: [DispatchPart] {
    let asked: [DispatchPart?] = [
      interaction.map { .interaction($0) }, bindings ? .bindings : nil, controls ? .controls : nil,
    ]
    let parts = asked.compactMap(\.self)
    return parts.isEmpty ? [.medians] : parts
  }

  private func measurement(
    effort: DispatchRun.Effort, layoutCounting: LayoutCounting = .none
  ) throws -> ComparisonMeasurement {
    try ComparisonMeasurement(
      of: [.dispatch], architectures: options.compared, baseline: options.baseline,
      effort: effort, layoutCounting: layoutCounting, build: .current,
      packageFolder: Output.packageFolder())
  }

  private func check(against path: String) throws -> ExitCode {
    let output = try Output(report.output, besides: (path, "--check"))
    let kept = try KeptRun(path, architectures: options.architectures.asked?.map(\.id))
    // The measurement itself adds notes on what is not known of the environment.
    var notes: [String] = []
    let now = try RunEnvironment.current(packageFolder: Output.packageFolder(), notes: &notes)
    try kept.requireToolchain(of: now)
    var omission: String?
    if !kept.isOfProcessor(of: now) {
      // What cannot be compared is said before everything is counted, which takes minutes.
      var controls = try self.measurement(effort: .floorAndModels)
      try controls.measureAll()
      omission = kept.omission(for: controls.comparison)
      if let omission { Output.writeError("compare: \(omission)\n") }
    }
    var measurement = try measurement(
      effort: .countsOnly,
      layoutCounting: omission == nil ? .rowsAbove(kept.instructionLimits) : .none)
    try measurement.measureAll()
    let result = kept.check(measurement.comparison)
    try output.write(
      report.format.text(
        of: result, report: result.report, for: output,
        citation: report.commandToCite(self).map { Citation(command: $0, of: result) }))
    return result.passes ? .success : .failure
  }

  private func explain(_ interaction: Interaction) throws -> ExitCode {
    let output = try Output(report.output)
    let chosen = options.architectures.chosen
    let explained = try DispatchRun(architectures: chosen, baseline: chosen[0])
      .explain(interaction, packageFolder: Output.packageFolder()) {
        Output.progress.show("dispatch: \($0)")
      }
    let citation = try report.commandToCite(self).map { command in
      // The report of an explanation does not name the machine.
      var notes: [String] = []
      return Citation(
        command: command,
        environment: .current(packageFolder: try Output.packageFolder(), notes: &notes))
    }
    try output.write(
      report.format.text(
        of: explained, report: explained.report, for: output, citation: citation))
    return .success
  }
}

extension ValueReader<Interaction> {
  fileprivate static var interaction: ValueReader {
    .oneOf(
      Interaction.allCases, kind: "interaction", placeholder: "INTERACTION", name: \.rawValue)
  }
}
