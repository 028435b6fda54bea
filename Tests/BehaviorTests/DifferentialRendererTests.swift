import Samples
import Scenarios
import Testing

@testable import Behavior
@testable import Terminal

@Suite("The report of random use")
struct DifferentialRendererTests {
  private static let nothing = Differential(
    environment: .sample, architectures: ["mvc", "mvp"], seed: 7, requestedSessions: 1_000,
    sessions: 1_000, steps: 30_000, counts: [:], troubles: [], complaints: [], notes: [])

  @Test("The totals are the last line")
  func totals() {
    #expect(Self.nothing.holds)
    #expect(
      DifferentialRenderer().text(of: Self.nothing).hasSuffix(
        """

        1,000 sessions from seed 7, 30,000 steps in each of 2 architectures: 0 differences, 0 leaks, \
        0 growing apps, 0 crashes, 0 hangs

        """))
  }

  @Test("A trouble says how to see it again and ends with the scenario, which is never wrapped")
  func trouble() {
    var differential = Self.nothing
    let scenario = "Scenario(\n  \(String(repeating: "x", count: 200))),"
    differential.troubles = [
      Trouble(
        kind: .difference, architectures: ["mvp"], seed: 12, sessionCount: 3, stepCount: 30,
        shortestStepCount: 2, details: ["cache:", "  mvc: no user", "  mvp: \u{1B}[1m"],
        scenario: scenario)
    ]
    differential.counts = ["difference": 1, "crash": 2]
    #expect(!differential.holds)
    let text = DifferentialRenderer().text(of: differential)
    #expect(
      text.contains(
        """

        Unlike the others: mvp
        in 3 sessions, which may show more than this; the first has 30 steps, of which 2 show it
        again: compare differential --seed 12 --sessions 1 --architecture mvc,mvp
          cache:
            mvc: no user
            mvp: \("\u{1B}[1m".printable)

            Scenario(
              \(String(repeating: "x", count: 200))),

        """))
    #expect(text.hasSuffix(": 1 difference, 0 leaks, 0 growing apps, 2 crashes, 0 hangs\n"))
    let inCopy = DifferentialRenderer().textInCopy(of: differential)
    #expect(inCopy.hasPrefix("Unlike the others: mvp\n") && !inCopy.contains("again:"))
    #expect(inCopy.hasSuffix(": 1 difference, 0 leaks, 0 growing apps, 2 crashes, 0 hangs\n"))
  }

  @Test("Of two architectures that differ, neither is called wrong")
  func two() {
    var differential = Self.nothing
    differential.troubles = [Trouble(.difference, in: ["mvc", "mvp"], seed: 1)]
    let text = DifferentialRenderer().text(of: differential)
    #expect(text.contains("\nUnlike each other: mvc, mvp\n"))
    #expect(text.contains("the first has 30 steps, and is not shrunk\n"))
  }

  @Test("The title of a trouble is wrapped, however many architectures it names")
  func manyArchitectures() {
    var differential = Self.nothing
    differential.architectures = (1...14).map { "architecture-\($0)" }
    differential.troubles = [Trouble(.leak, in: differential.architectures, seed: 1)]
    let lines = DifferentialRenderer().text(of: differential).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("Alive after the end: architecture-1, ") })
    let names = lines.filter { $0.contains("architecture-") && !$0.hasPrefix("again: ") }
    #expect(names.count > 1 && names.allSatisfy { $0.displayWidth <= 100 })
  }

  @Test("Complaints and unplayed sessions are no success")
  func incomplete() {
    var differential = Self.nothing
    differential.complaints = ["leaked its continuation"]
    #expect(!differential.holds)
    #expect(
      DifferentialRenderer().text(of: differential)
        .contains("\nComplaints of the runtime\nleaked its continuation\n"))
    differential = Self.nothing
    differential.sessions = 999
    #expect(!differential.holds)
  }
}
