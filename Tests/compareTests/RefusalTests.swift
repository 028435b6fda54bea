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
      (
        ["--baseline", "vipr"],
        """
        --baseline: there is no architecture 'vipr'.
        Did you mean 'viper'? Known are: \(ids).
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
        ["where", "p-21"],
        """
        Every scenario proves P-21, so any fault breaks it, wherever the fault is.
        Name another requirement: compare where P-7
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
        ["differential", "--architecture", "viper"],
        """
        'compare differential' compares architectures with each other. Name at least two:
        \(ids)
        """
      ),
      (
        ["differential", "--sessions", "0"],
        "--sessions: '0' is too small.\nGive a whole number from 1 to 10000000."
      ),
      (
        ["differential", "--seed", "18446744073709551616"],
        """
        --seed: '18446744073709551616' is too large.
        Give a whole number from 0 to 18446744073709551615.
        """
      ),
    ])
  func messages(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Program.compare.read(arguments) }
  }

  @Test(
    "Of two options that exclude each other, one is to be left out",
    arguments: [
      ("dispatch --save=f --check=f", "--save", "--check"),
      ("dispatch --save=f --explain=greeting-tap", "--save", "--explain"),
      ("dispatch --check=f --explain=greeting-tap", "--check", "--explain"),
      ("dispatch --interaction=greeting-tap --check=f", "--interaction", "--check"),
      ("dispatch --bindings --check=f", "--bindings", "--check"),
      ("dispatch --controls --explain=greeting-tap", "--controls", "--explain"),
      ("dispatch --explain=greeting-tap --baseline=mvp", "--explain", "--baseline"),
      ("findings --from=c --baseline=mvp", "--from", "--baseline"),
      ("mutation --kinds --quick", "--kinds", "--quick"),
    ])
  func exclusion(line: String, first: String, second: String) {
    let message =
      "\(first) and \(second) exclude each other.\nLeave out \(first) or \(second)."
    #expect(throws: UsageError(message)) { try Program.compare.read(words(of: line)) }
  }

  @Test(
    "Timing cannot be shortened where no times are measured",
    arguments: [
      ("dispatch --quick --check=f", "--check and --explain", "--check"),
      ("dispatch --quick --explain=name-saved", "--check and --explain", "--explain"),
      ("findings --from=c --quick", "--from", "--from"),
      ("claims --from=c --quick", "--from", "--from"),
    ])
  func quick(line: String, others: String, other: String) {
    let measure = others == other ? "measures" : "measure"
    let message = """
      --quick shortens the timing, so it has no effect with \(others), which \(measure) no times.
      Leave out --quick or \(other).
      """
    #expect(throws: UsageError(message)) { try Program.compare.read(words(of: line)) }
  }

  private func words(of line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
