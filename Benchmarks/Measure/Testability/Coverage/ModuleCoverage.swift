import Reports

/// The figures of an architecture's view-free tests: the code that they execute, their number and
/// their size; and the code that the scenarios execute.
package struct ModuleCoverage: Codable, Equatable, Sendable {
  /// The code that the architecture's view-free tests execute.
  package var viewFree: Cover
  /// The code that the scenarios execute.
  package var scenarios: Cover
  /// The display names of the view-free tests, in alphabetical order.
  ///
  /// A name begins with the numbers of the requirements that the test is about, such as `P-6: …`.
  package var viewFreeTests: [String]
  /// The number of lines that the scenarios execute and no view-free test does.
  package var linesNeedingView: Int
  /// The number of view-free test functions.
  ///
  /// A test function that runs once for each of many arguments counts once.
  package var tests: Int
  /// The number of lines that hold code in the architecture's test target.
  package var testCodeLines: Int
  /// The number of test doubles in the test target: types whose names end in Spy, Stub, Fake, Mock
  /// or Dummy.
  package var testDoubles: Int
  /// The shortest time that the view-free tests took in three runs, in seconds.
  ///
  /// The tests run one after the other, compiled without optimization and for coverage. The time
  /// in which the program starts is not included. The value is `nil` if the time is not known.
  @OrNull package var testSeconds: Double?
  /// The run that measured these figures; `nil` if they were not kept yet.
  @OrNull package var kept: KeptOrigin? = nil

  /// Creates the figures of a module from numbers that are already known.
  package init(
    viewFree: Cover, scenarios: Cover, viewFreeTests: [String], linesNeedingView: Int, tests: Int,
    testCodeLines: Int, testDoubles: Int, testSeconds: Double?
  ) {
    self.viewFree = viewFree
    self.scenarios = scenarios
    self.viewFreeTests = viewFreeTests
    self.linesNeedingView = linesNeedingView
    self.tests = tests
    self.testCodeLines = testCodeLines
    self.testDoubles = testDoubles
    self.testSeconds = testSeconds
  }
}

extension ModuleCoverage {
  /// Creates the figures of a module's folder from the runs of its view-free tests and of the
  /// scenarios.
  ///
  /// - Throws: ``CoverageError`` when the coverage data of a run lacks the folder, or a test names a
  ///   requirement that is not in the specification.
  init(of folder: String, viewFree: TestRun, scenarios: TestRun, code: TestCode) throws {
    try RequirementNumbers.requireSpecified(in: viewFree.tests)
    let reached = try scenarios.coverage.lines(in: folder).executed
    self.init(
      viewFree: try viewFree.coverage.cover(in: folder),
      scenarios: try scenarios.coverage.cover(in: folder),
      viewFreeTests: Set(viewFree.tests).sorted(),
      linesNeedingView: reached.subtracting(try viewFree.coverage.lines(in: folder).executed).count,
      tests: viewFree.tests.count, testCodeLines: code.codeLines, testDoubles: code.doubles,
      testSeconds: viewFree.tests.isEmpty ? 0 : viewFree.seconds)
  }
}

/// The coverage of a module: how many lines and functions it has, and how many of them a run of
/// tests executed.
package struct Cover: Codable, Equatable, Sendable {
  /// The number of lines that the tests executed.
  package var linesCovered: Int
  /// The number of lines with code that can run, each counted once.
  ///
  /// llvm-cov's own totals count a line again for each closure in it.
  package var lines: Int
  /// The number of functions that the tests executed.
  package var functionsCovered: Int
  /// The number of functions, as llvm-cov counts them.
  ///
  /// llvm-cov also counts closures, autoclosures and the initial values of properties. It does not
  /// count functions that the compiler generates.
  package var functions: Int

  /// Creates a coverage from its numbers.
  package init(linesCovered: Int, lines: Int, functionsCovered: Int, functions: Int) {
    self.linesCovered = linesCovered
    self.lines = lines
    self.functionsCovered = functionsCovered
    self.functions = functions
  }
}
