import Testing

@testable import Toolchain

@Suite("Messages of tools that cannot be used")
struct ToolErrorTests {
  @Test(
    "A message names the cause and the remedy",
    arguments: [
      (
        ToolError.swiftMissing(searchPath: "/bin"),
        """
        There is no program 'swift' in any folder of PATH (/bin). Install the Swift toolchain, or \
        add its folder to PATH.
        """
      ),
      (.unusable(path: "/a", reason: "no"), "/a cannot be used: no"),
      (
        .missing(tool: "llvm-cov"),
        """
        llvm-cov, a part of the Swift toolchain, is not beside the compiler. Install the whole \
        toolchain from swift.org.
        """
      ),
      (
        .buildFailed(purpose: "coverage", output: "error: a"),
        "The package does not build for coverage:\nerror: a"
      ),
      (
        .failed(tool: "llvm-cov", reason: "exit status 1", output: "error: a"),
        "llvm-cov failed (exit status 1):\nerror: a"
      ),
      (
        .workerFailed(kind: "random use", reason: "cannot write its result: disk full"),
        "The worker process for random use cannot write its result: disk full"
      ),
    ])
  func message(error: ToolError, text: String) {
    #expect(error.description == text)
  }
}
