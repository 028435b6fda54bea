/// The reason why the coverage of the tests cannot be measured.
package enum CoverageError: Error, Equatable, CustomStringConvertible {
  /// Tests failed in the run with the name `run`; `failures` has the name and the reason for each
  /// failed test.
  case testsFailed(run: String, failures: [String])
  /// A run of tests failed although no test failed.
  ///
  /// `reason` is the way in which the run ended. `output` is the end of the text that the run
  /// printed.
  case runFailed(run: String, reason: String, output: String)
  /// A run found no test although the test target has code.
  case noTests(run: String)
  /// A run must not use views, but the run executed code of the modules with views.
  ///
  /// `functions` are the names of the executed functions.
  case viewsExecuted(run: String, functions: [String])
  /// The display name of a view-free test begins with requirement numbers that are not in the
  /// specification.
  case unknownRequirements(test: String, numbers: [String])
  /// The coverage data contains no file of a folder that must be measured, such as `Sources/MVC/`.
  case noData(folder: String)

  package var description: String {
    switch self {
    case .testsFailed(let run, let failures):
      """
      Coverage cannot be measured, because tests failed in the run of \(run):
      \(Self.list(failures))
      """
    case .runFailed(let run, let reason, let output):
      """
      Coverage cannot be measured, because the run of \(run) did not succeed (\(reason)). The end \
      of the output:
      \(output)
      """
    case .noTests(let run):
      "Coverage cannot be measured, because the run of \(run) found no test."
    case .viewsExecuted(let run, let functions):
      """
      The run of \(run) must not use views, but it executed code of \
      \(CoverageRun.viewFolders.joined(separator: " and ")). What needs a screen is tested by \
      the scenarios. These functions were executed:
      \(Self.list(functions))
      """
    case .unknownRequirements(let test, let numbers):
      """
      The test "\(test)" names requirements that are not in the specification: \
      \(numbers.joined(separator: ", ")). Correct the numbers at the beginning of the test's name.
      """
    case .noData(let folder):
      "Coverage cannot be measured, because the coverage data covers no file of \(folder)."
    }
  }

  private static func list(_ lines: [String]) -> String {
    let limit = 12
    let shown = lines.prefix(limit).map { "  \($0)" }
    let rest = lines.count > limit ? ["  and \(lines.count - limit) more"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
