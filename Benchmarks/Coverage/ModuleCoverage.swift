/// The requirements and code that an architecture's own tests reach, without a view and in all.
package struct ModuleCoverage: Codable, Equatable, Sendable {
  /// The code that its view-free tests execute.
  package var viewFree: Cover
  /// The code that all of its own tests execute.
  package var all: Cover
  /// The numbers of the requirements that its view-free tests prove, in the specification's order.
  ///
  /// A requirement is proved if at least one view-free test begins its display name with the number,
  /// and all such tests pass.
  package var requirementsViewFree: [String]
  /// The lines that its own tests or the scenarios execute, but no view-free test.
  package var linesNeedingView: Int
  /// The number of its own test functions; one with many arguments counts once.
  package var tests: Int
  /// The code lines of its test target.
  package var testCodeLines: Int
  /// The test doubles of its test target: types whose names end in Spy, Stub, Fake, Mock or Dummy.
  package var testDoubles: Int

  /// Creates a module's figures.
  package init(
    viewFree: Cover, all: Cover, requirementsViewFree: [String], linesNeedingView: Int, tests: Int,
    testCodeLines: Int, testDoubles: Int
  ) {
    self.viewFree = viewFree
    self.all = all
    self.requirementsViewFree = requirementsViewFree
    self.linesNeedingView = linesNeedingView
    self.tests = tests
    self.testCodeLines = testCodeLines
    self.testDoubles = testDoubles
  }
}

extension ModuleCoverage {
  /// Combines the runs of a module's tests and of the scenarios.
  ///
  /// - Throws: ``CoverageError`` when a run lacks the module, or a view-free test names a requirement
  ///   that is not in the specification.
  init(of module: String, viewFree: TestRun, all: TestRun, scenarios: TestRun, code: TestCode)
    throws
  {
    let lines = try viewFree.coverage.lines(of: module)
    let reached = try all.coverage.lines(of: module).executed
      .union(scenarios.coverage.lines(of: module).executed)
    self.init(
      viewFree: try viewFree.coverage.cover(of: module),
      all: try all.coverage.cover(of: module),
      requirementsViewFree: try RequirementNumbers.proved(by: viewFree.tests),
      linesNeedingView: reached.subtracting(lines.executed).count,
      tests: all.tests.count,
      testCodeLines: code.codeLines,
      testDoubles: code.doubles)
  }
}
