import JSON

/// The figures of an architecture's own tests: the amount of code that the tests execute, the
/// number of the tests and the size of the tests.
///
/// The view-free tests, which use no views, have figures of their own.
package struct ModuleCoverage: Codable, Equatable, Sendable {
  /// The code that the architecture's view-free tests execute.
  package var viewFree: Cover
  /// The code that all of the architecture's own tests execute.
  package var all: Cover
  /// The display names of the view-free tests, in alphabetical order.
  ///
  /// A name begins with the numbers of the requirements that the test is about, such as `P-6: …`.
  package var viewFreeTests: [String]
  /// The number of lines that no view-free test executes, but that the scenarios or the
  /// architecture's other tests execute.
  package var linesNeedingView: Int
  /// The number of the architecture's own test functions.
  ///
  /// A test function that runs once for each of many arguments counts once.
  package var tests: Int
  /// The number of lines that hold code in the architecture's test target.
  package var testCodeLines: Int
  /// The number of test doubles in the test target: types whose names end in Spy, Stub, Fake, Mock
  /// or Dummy.
  package var testDoubles: Int
  /// The shortest time that the architecture's own tests took in three runs, in seconds.
  ///
  /// The tests run one after the other, compiled without optimisation and for coverage. The time
  /// in which the program starts is not included. The value is `nil` if the time is not known.
  @OrNull package var testSeconds: Double?

  /// Creates the figures of a module from numbers that are already known.
  package init(
    viewFree: Cover, all: Cover, viewFreeTests: [String], linesNeedingView: Int, tests: Int,
    testCodeLines: Int, testDoubles: Int, testSeconds: Double?
  ) {
    self.viewFree = viewFree
    self.all = all
    self.viewFreeTests = viewFreeTests
    self.linesNeedingView = linesNeedingView
    self.tests = tests
    self.testCodeLines = testCodeLines
    self.testDoubles = testDoubles
    self.testSeconds = testSeconds
  }
}

extension ModuleCoverage {
  /// Creates the figures of a module from the runs of its tests and of the scenarios.
  ///
  /// - Throws: ``CoverageError`` when the coverage data of a run lacks the module, or a
  ///   test names a requirement that is not in the specification.
  init(of module: String, viewFree: TestRun, all: TestRun, scenarios: TestRun, code: TestCode)
    throws
  {
    try RequirementNumbers.requireSpecified(in: all.tests)
    let lines = try viewFree.coverage.lines(of: module)
    let reached = try all.coverage.lines(of: module).executed
      .union(scenarios.coverage.lines(of: module).executed)
    self.init(
      viewFree: try viewFree.coverage.cover(of: module),
      all: try all.coverage.cover(of: module),
      viewFreeTests: Set(viewFree.tests.map(\.name)).sorted(),
      linesNeedingView: reached.subtracting(lines.executed).count,
      tests: all.tests.count,
      testCodeLines: code.codeLines,
      testDoubles: code.doubles,
      testSeconds: all.seconds)
  }
}
