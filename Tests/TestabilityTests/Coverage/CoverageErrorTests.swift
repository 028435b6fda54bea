import Testing

@testable import Testability

@Suite("Messages of the coverage measurement")
struct CoverageErrorTests {
  @Test(
    "A message names the problem and the remedy",
    arguments: [
      (
        CoverageError.testsFailed(run: "MVP's tests", failures: ["P-1: a – b"]),
        """
        Coverage cannot be measured, because tests failed in the run of MVP's tests:
          P-1: a – b
        """
      ),
      (
        .runFailed(run: "MVP's tests", reason: "exit status 1", output: "a\nb"),
        """
        Coverage cannot be measured, because the run of MVP's tests did not succeed \
        (exit status 1). The end of the output:
        a
        b
        """
      ),
      (
        .noTests(run: "the scenarios"),
        "Coverage cannot be measured, because the run of the scenarios found no test."
      ),
      (
        .viewsExecuted(run: "MVP's view-free tests", functions: ["Views: a()"]),
        """
        The run of MVP's view-free tests must not use views, but it executed code of \
        Sources/Common/HeadlessUIKit and Sources/Common/Views. What needs a view is tested by the \
        scenarios. These functions were executed:
          Views: a()
        """
      ),
      (
        .unknownRequirements(test: "P-99: a", numbers: ["P-99"]),
        """
        The test "P-99: a" names requirements that are not in the specification: P-99. Correct \
        the numbers at the beginning of the test's name.
        """
      ),
      (
        .noData(folder: "Sources/MVP/"),
        "Coverage cannot be measured, because the coverage data covers no file of Sources/MVP/."
      ),
    ])
  func message(error: CoverageError, text: String) {
    #expect(error.description == text)
  }

  @Test("A long list is cut, and the message says how much is left out")
  func longList() {
    let failures = (1...15).map { "test \($0)" }
    let text = CoverageError.testsFailed(run: "a", failures: failures).description
    #expect(text.hasSuffix("\n  test 11\n  test 12\n  and 3 more"))
  }
}
