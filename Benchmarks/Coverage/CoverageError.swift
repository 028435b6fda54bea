/// Why the coverage of the tests cannot be told.
package enum CoverageError: Error, Equatable, CustomStringConvertible {
  /// The package does not build; holds the end of what the compiler said.
  case buildFailed(output: String)
  /// Tests failed; holds their names and why.
  case testsFailed(run: String, failures: [String])
  /// A run failed although no test did; holds the end of what `swift` said.
  case runFailed(run: String, reason: String, output: String)
  /// A run found no test although there is code of tests.
  case noTests(run: String)
  /// Tests that count as view-free executed code of the views; holds the functions.
  case viewsExecuted(run: String, functions: [String])
  /// A view-free test names requirements that the specification does not have.
  case unknownRequirements(test: String, numbers: [String])
  /// The coverage data says nothing about a folder that must be in it.
  case noData(folder: String)

  package var description: String {
    switch self {
    case .buildFailed(let output):
      "The tests do not build for coverage:\n\(output)"
    case .testsFailed(let run, let failures):
      "Tests failed in the run of \(run):\n\(Self.list(failures))"
    case .runFailed(let run, let reason, let output):
      "The run of \(run) did not succeed (\(reason)):\n\(output)"
    case .noTests(let run):
      "The run of \(run) found no test."
    case .viewsExecuted(let run, let functions):
      """
      The run of \(run) executed code of \(CoverageRun.viewModules.joined(separator: " and ")). \
      Move tests that need a view to `WithViews`. Executed were:
      \(Self.list(functions))
      """
    case .unknownRequirements(let test, let numbers):
      """
      The test "\(test)" names what the specification does not have: \
      \(numbers.joined(separator: ", ")).
      """
    case .noData(let folder):
      "The coverage data says nothing about \(folder)."
    }
  }

  private static func list(_ lines: [String]) -> String {
    let limit = 12
    let shown = lines.prefix(limit).map { "  \($0)" }
    let rest = lines.count > limit ? ["  and \(lines.count - limit) more"] : []
    return (shown + rest).joined(separator: "\n")
  }
}
