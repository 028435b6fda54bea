import Terminal
import Testing

@Suite("Running a program") @MainActor
struct ProgramTests {
  @Test(
    "The exit code is that of the command, 64 for wrong usage, and 1 for a failure",
    arguments: [
      ([], .success, "", ""), (["folders"], .failure, "", ""),
      (["--version"], .success, "weigh 2.1\n", ""),
      (
        ["--quick=1"], .usage, "",
        """
        weigh: --quick takes no value.
        Type --quick without a value.
        See: swift run weigh --help

        """
      ),
      (
        ["page"], .usage, "",
        """
        weigh: 'weigh page' needs --output FILE.
        Type: weigh page --output FILE
        See: swift run weigh page --help

        """
      ),
      (
        ["check", "--check", "missing"], .usage, "",
        """
        weigh: There is no file 'missing'.
        Give another.
        See: swift run weigh check --help

        """
      ),
      (["check", "--check", "damaged"], .failure, "", "weigh: The file is damaged.\n"),
    ] as [([String], ExitCode, String, String)])
  func exitCodes(arguments: [String], code: ExitCode, output: String, errorOutput: String) {
    var written = (output: "", error: "")
    let result = sample.run(
      arguments, notText: nil, output: { written.output += $0 },
      errorOutput: { written.error += $0 })
    #expect(result == code)
    #expect(written == (output, errorOutput))
  }

  @Test("A word that is not text is refused, even beside a request for help")
  func notText() {
    var written = ""
    let result = sample.run(
      ["--help"], notText: "a\u{FFFD}\u{1B}", output: { _ in Issue.record("Nothing is printed.") },
      errorOutput: { written += $0 })
    #expect(result == .usage)
    #expect(written.hasPrefix("weigh: 'a\u{FFFD}\u{FFFD}' is not text in UTF-8.\n"))
  }

  @Test("An output that cannot be written is a failure")
  func output() {
    var written = ""
    let result = sample.run(
      ["--help"], notText: nil, output: { _ in throw Damage() }, errorOutput: { written += $0 })
    #expect(result == .failure)
    #expect(written == "weigh: The file is damaged.\n")
  }
}
