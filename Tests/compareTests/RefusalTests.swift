import Architectures
import Testing

@testable import Terminal
@testable import compare

@Suite("Refusing a command line") @MainActor
struct RefusalTests {
  private nonisolated static let ids = Architecture.all.map(\.id).joined(separator: ", ")

  @Test(
    "A message says what is wrong and what to type instead",
    arguments: [
      (
        ["size", "--fromat"],
        """
        There is no option '--fromat'.
        Did you mean '--format'? Known are: --roles, --save, --check, --architecture, --baseline, \
        --format, --output, --cite, --version, --help.
        Put two dashes before an argument that begins with a dash: -- PATH
        """
      ),
      (
        ["siez"],
        """
        There is no subcommand 'siez'.
        Did you mean 'size'? Known are: findings, claims, size, coverage, dispatch, conformance, \
        differential, mutation, trace, report, help.
        """
      ),
      (
        ["--architecture", "mvc", "mvp"],
        """
        There is no subcommand 'mvp'.
        Known are: findings, claims, size, coverage, dispatch, conformance, differential, \
        mutation, trace, report, help.
        Separate several values of --architecture by commas: --architecture ID,…
        """
      ),
      (["--format"], "--format needs a value: --format text|markdown|json"),
      (["--output", "--quick"], "--output needs a value: --output FILE"),
      (["--architecture", "mvc,,mvp"], "--architecture needs a value: --architecture ID,…"),
      (
        ["mutation", "--keep"],
        "--keep keeps the set of kinds.\nAdd --kinds, or leave out --keep."
      ),
      (
        ["mutation", "--kinds", "--keep", "--architecture", "mvc"],
        """
        The set of kinds is made from all architectures, whichever are shown.
        Leave out --keep or --architecture.
        """
      ),
      (["--quick=yes"], "--quick takes no value.\nType --quick without a value."),
      (
        ["--format", "md"],
        "--format: there is no format 'md'.\nKnown are: text, markdown, json."
      ),
      (
        ["--format", "mermaid"],
        "--format: there is no format 'mermaid'.\nKnown are: text, markdown, json."
      ),
      (
        ["differential", "--format=markdown"],
        "--format: there is no format 'markdown'.\nKnown are: text, json."
      ),
      (
        ["trace", "greeting.shown", "--format=markdown"],
        "--format: there is no format 'markdown'.\nKnown are: text, json, mermaid."
      ),
      (
        ["--baseline", "vipr"],
        """
        --baseline: there is no architecture 'vipr'.
        Did you mean 'viper'? Known are: \(ids).
        """
      ),
      (
        ["coverage", "Sources"],
        """
        'compare coverage' has no use for 'Sources'.
        Type: compare coverage [OPTIONS]
        """
      ),
      (
        ["trace"],
        """
        'compare trace' needs SCENARIO, such as greeting.opened.
        Type: compare trace SCENARIO
        """
      ),
      (
        ["trace", "greeting.show"],
        """
        SCENARIO: there is no scenario 'greeting.show'.
        Did you mean 'greeting.shown'? The help lists all names.
        """
      ),
      (
        ["trace", "greeting.shown", "--format=mermaid"],
        """
        A sequence diagram shows one architecture. Choose it with --architecture:
        \(ids)
        """
      ),
      (
        ["--all"],
        """
        --all is not for 'compare', only for 'compare trace'.
        Leave it out, or type: compare trace SCENARIO --all
        """
      ),
      (
        ["size", "--quick"],
        """
        --quick is not for 'compare size', only for 'compare', 'compare findings', \
        'compare claims', 'compare dispatch', 'compare mutation', 'compare report'.
        Leave it out, or type: compare --quick
        """
      ),
      (
        ["--check", "f"],
        """
        --check is not for 'compare', only for 'compare size', 'compare dispatch'.
        Leave it out, or type: compare size --check FILE
        """
      ),
      (
        ["--seed", "1"],
        """
        --seed is not for 'compare', only for 'compare differential'.
        Leave it out, or type: compare differential --seed NUMBER
        """
      ),
      (
        ["conformance", "--baseline=mvc"],
        """
        --baseline is not for 'compare conformance', only for 'compare', 'compare findings', \
        'compare size', 'compare dispatch', 'compare report'.
        Leave it out, or type: compare --baseline ID
        """
      ),
      (
        ["size", ".", "--baseline", "mvp"],
        """
        With a PATH, only the files at the PATH are measured, not the architectures.
        Leave out PATH or --baseline.
        """
      ),
      (
        ["size", "no\u{1B}where"],
        "There is no file or folder at 'no\u{FFFD}where'.\nGive the path of Swift sources."
      ),
      (["dispatch", "--save="], "--save needs a value: --save FILE"),
      (["dispatch", "--check", "--quick"], "--check needs a value: --check FILE"),
      (
        ["dispatch", "--check=f", "--save=f"],
        "--save and --check exclude each other.\nLeave out --save or --check."
      ),
      (
        ["dispatch", "--save=f", "--explain=greeting-tap"],
        "--save and --explain exclude each other.\nLeave out --save or --explain."
      ),
      (
        ["dispatch", "--interaction=greeting-tap", "--check=f"],
        "--interaction and --check exclude each other.\nLeave out --interaction or --check."
      ),
      (
        ["dispatch", "--explain=greeting-tap", "--check=f"],
        "--check and --explain exclude each other.\nLeave out --check or --explain."
      ),
      (
        ["dispatch", "--explain=greeting-tap", "--baseline=mvp"],
        "--explain and --baseline exclude each other.\nLeave out --explain or --baseline."
      ),
      (
        ["dispatch", "--quick", "--check=f"],
        """
        --quick shortens the timing, so it has no effect with --check and --explain, which measure \
        no times.
        Leave out --quick or --check.
        """
      ),
      (
        ["dispatch", "--quick", "--explain=greeting-tap"],
        """
        --quick shortens the timing, so it has no effect with --check and --explain, which measure \
        no times.
        Leave out --quick or --explain.
        """
      ),
      (
        ["dispatch", "--explain=greting-tap"],
        """
        --explain: there is no interaction 'greting-tap'.
        Did you mean 'greeting-tap'? Known are: greeting-build, greeting-open, greeting-drop, \
        profile-build, profile-open, profile-drop, greeting-tap, profile-cached, profile-failed, \
        profile-retried, name-refused, name-saved.
        """
      ),
      (
        ["report"], "'compare report' needs --output FILE.\nType: compare report --output FILE"
      ),
      (
        ["report", "--output=f", "--from=c", "--quick"],
        """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        Leave out --quick or --from.
        """
      ),
      (
        ["claims", "--from=c", "--quick"],
        """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        Leave out --quick or --from.
        """
      ),
      (
        ["findings", "--from=c", "--quick"],
        """
        --quick shortens the timing, so it has no effect with --from, which measures no times.
        Leave out --quick or --from.
        """
      ),
      (
        ["claims", "C-1,L-4"],
        """
        CLAIM: 'C-1,L-4' has a comma.
        Separate claims by spaces: compare claims C-1 L-4
        """
      ),
      (
        ["claims", "C-1", "L-99"],
        """
        CLAIM: there is no claim 'L-99'.
        Did you mean 'L-9'? The help lists all names.
        """
      ),
      (
        ["findings", "--from=c", "--baseline=mvp"],
        "--from and --baseline exclude each other.\nLeave out --from or --baseline."
      ),
      (
        ["report", "--output=f", "--from=c", "--baseline=mvp"],
        "--from and --baseline exclude each other.\nLeave out --from or --baseline."
      ),
      (
        ["report", "--output=f", "--format=json"],
        """
        --format is not for 'compare report', only for 'compare', 'compare findings', \
        'compare claims', 'compare size', 'compare coverage', 'compare dispatch', \
        'compare conformance', 'compare differential', 'compare mutation', 'compare trace'.
        Leave it out, or type: compare --format text|markdown|json
        """
      ),
      (
        ["differential", "--architecture", "viper"],
        """
        'compare differential' compares architectures with each other. Name at least two:
        \(ids)
        """
      ),
      (
        ["differential", "--sessions", "-1"],
        "--sessions: '-1' is too small.\nGive a whole number from 1 to 10000000."
      ),
      (
        ["differential", "--seed", "18446744073709551616"],
        """
        --seed: '18446744073709551616' is too large.
        Give a whole number from 0 to 18446744073709551615.
        """
      ),
    ] as [([String], String)])
  func messages(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Program.compare.read(arguments) }
  }

  @Test(
    "The message about a long or hostile argument is short and cannot control the terminal",
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "\u{1B}[2J\n", count: 1_000),
      "e" + String(repeating: "\u{301}", count: 100_000), "\u{202E}\u{9B}31m\u{2028}\0",
    ])
  func hostileArguments(text: String) throws {
    for arguments in [
      [text], ["--\(text)"], ["--architecture", text], ["--baseline", text], ["--format", text],
      ["trace", text], ["coverage", text], ["dispatch", "--explain", text], ["size", text],
    ] {
      let error = try #require(throws: UsageError.self) { try Program.compare.read(arguments) }
      let message = error.description
      #expect(message.utf8.count < 4_000)
      let isPlain = message.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(isPlain, "\(message)")
    }
  }
}
