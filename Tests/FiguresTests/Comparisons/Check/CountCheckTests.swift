import Foundation
import Interactions
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports

private func check(
  _ now: Comparison, against kept: Comparison, architectures: [String]? = nil
) -> CountCheck {
  CountCheck(of: now, against: kept, architectures: architectures)
}

@Suite("The check against a kept run")
struct CountCheckTests {
  @Test("The same counters pass, and all that are known are compared")
  func same() {
    let run = Comparison.counted(
      [.instructions: 100, .retains: 0, .liveBytes: -8], layouts: 100...100)
    let check = check(run, against: run)
    #expect(check.passes)
    #expect(check.compared == 4)
    #expect(check.notes == [])
  }

  @Test("A count that grows by one fails, however large it is")
  func growth() {
    let kept = Comparison.counted([.retains: 1_000_000])
    let check = check(.counted([.retains: 1_000_001]), against: kept)
    #expect(!check.passes)
    // Rounded upwards, so that growth never seems to be none.
    #expect(check.failures.map(\.growth) == [Decimal(string: "0.01")])
    #expect(
      check.failures == [
        .init(
          architecture: "mvp", interaction: "greeting-tap", counter: .retains, kept: 1_000_000,
          allowed: 1_000_000, now: 1_000_001)
      ])
  }

  @Test(
    "Every counter is gated but the runtime's instructions, which are part of all",
    arguments: Counter.allCases)
  func gated(counter: Counter) {
    let check = check(.counted([counter: 200]), against: .counted([counter: 100]))
    #expect(
      check.failures.compactMap(\.counter) == (counter == .runtimeInstructions ? [] : [counter]))
  }

  @Test("Instructions may be as many as in the middle of the range over layouts")
  func instructions() {
    let kept = Comparison.counted([.instructions: 1002], layouts: 1000...1050)
    #expect(check(.counted([.instructions: 1025]), against: kept).passes)
    let failing = check(.counted([.instructions: 1026]), against: kept)
    #expect(
      failing.failures == [
        .init(
          architecture: "mvp", interaction: "greeting-tap", counter: .instructions, kept: 1000,
          allowed: 1025, now: 1026)
      ])
  }

  @Test("A build with too many instructions passes if one of its layouts has few enough")
  func unluckyLayout() {
    let kept = Comparison.counted([.instructions: 1002], layouts: 1000...1050)
    #expect(check(.counted([.instructions: 1050], layouts: 1025...1050), against: kept).passes)
    let grown = check(.counted([.instructions: 1050], layouts: 1026...1050), against: kept)
    #expect(grown.failures.map(\.now) == [1026])
  }

  @Test("If instructions fail, a note says in how many layouts they were counted")
  func noteOnLayouts() {
    let kept = Comparison.counted([.instructions: 1000], layouts: 1000...1000)
    let note = "instructionsInLayouts are null, since there is no linker."
    var now = Comparison.counted([.instructions: 1100])
    now.notes = [.init(.dispatch, "Another note."), .init(.dispatch, note, kind: .layouts)]
    #expect(check(now, against: kept).notes == ["dispatch: \(note)"])
    now.architectures[0].dispatch?[.greetingTap]?.counts[.instructions] = 1000
    #expect(check(now, against: kept).notes == [])
  }

  @Test("Without layouts in the kept run, instructions may not grow at all, and a note says so")
  func noLayouts() {
    let kept = Comparison.counted([.instructions: 1000])
    let check = check(.counted([.instructions: 1001]), against: kept)
    #expect(check.failures.map(\.allowed) == [1000])
    #expect(check.notes.count == 1)
    #expect(
      check.notes.first?.hasPrefix("Some rows of the kept run have no instructionsInLayouts")
        == true)
  }

  @Test("The floor is compared with any choice of architectures", arguments: [nil, ["mvp"]])
  func floor(architectures: [String]?) {
    let check = check(
      .counted([.retains: 5], floor: [.retains: 2]), against: .counted([.retains: 5]),
      architectures: architectures)
    #expect(check.failures.map(\.architecture) == ["floor"])
  }

  @Test("Times are never gated")
  func times() {
    var kept = Comparison.counted([.retains: 5])
    var now = kept
    kept.architectures[0].dispatch?[.greetingTap]?.nanoseconds = Estimate(value: 1, low: 1, high: 1)
    now.architectures[0].dispatch?[.greetingTap]?.nanoseconds = Estimate(value: 9, low: 9, high: 9)
    #expect(check(now, against: kept).passes)
  }

  @Test("Every count that shrinks is counted, and no failure")
  func shrinking() {
    let kept = Comparison.counted([.retains: 100, .releases: 100, .allocations: 5])
    let now = Comparison.counted([.retains: 100, .releases: 99, .allocations: 0])
    let check = check(now, against: kept)
    #expect(check.passes)
    #expect(check.shrunk == 2)
  }

  @Test(
    "Instructions have shrunk only below what a layout explains", arguments: [(1000, 0), (999, 1)])
  func shrinkingInstructions(now: Int, shrunk: Int) {
    let kept = Comparison.counted([.instructions: 1002], layouts: 1000...1050)
    let check = check(.counted([.instructions: now]), against: kept)
    #expect(check.passes)
    #expect(check.shrunk == shrunk)
  }

  @Test(
    "A check says in how many rows one more direct call would fail",
    arguments: [(29_999, 1), (30_000, 0)])
  func sensitivity(count: Int, rows: Int) {
    let kept = Comparison.counted([.instructions: count], layouts: count...count)
    let check = check(kept, against: kept)
    #expect(check.rows == 1 && check.rowsThatShowCall == rows)
    #expect(
      check.report.sections.flatMap(\.remarks) == [
        "One more direct call (15 instructions) would fail in \(rows) of 1 rows.",
        "The largest allowance is 0.05%: mvp, greeting-tap.",
      ])
  }
}

@Suite("What a check does not find")
struct CountGapTests {
  @Test("An architecture that was kept and is not measured fails, interaction by interaction")
  func missingArchitecture() {
    var now = Comparison.counted([.retains: 5])
    let kept = now
    now.architectures = []
    #expect(
      check(now, against: kept).failures == [
        .init(architecture: "mvp", interaction: "greeting-tap")
      ])
  }

  @Test("A floor that is not measured any more fails")
  func missingFloor() {
    let check = check(
      .counted([.retains: 5], floor: nil), against: .counted([.retains: 5]))
    #expect(check.failures.map(\.architecture) == ["floor"])
  }

  @Test("An interaction that is not measured any more fails, even if nothing of it was counted")
  func missingInteraction() {
    let now = Comparison.counted([.retains: 5])
    var kept = now
    kept.architectures[0].dispatch?[.nameSaved] = .counted([:])
    #expect(
      check(now, against: kept).failures == [
        .init(architecture: "mvp", interaction: "name-saved")
      ])
  }

  @Test("A counter that is null now and was not fails, with the notes that say why it is")
  func missingCounter() {
    let check = check(
      .counted([.retains: 5]), against: .counted([.retains: 5, .releases: 6]))
    #expect(
      check.failures == [
        .init(
          architecture: "mvp", interaction: "greeting-tap", counter: .releases, kept: 6,
          allowed: 6)
      ])
    #expect(check.notes == ["dispatch: why something is null."])
  }

  @Test("What was not asked for may be missing")
  func notAsked() {
    var kept = Comparison.counted([.retains: 5])
    kept.architectures.append(.init(id: "viper", name: "VIPER"))
    kept.architectures[1].dispatch = [.greetingTap: .counted([.retains: 5])]
    let now = Comparison.counted([.retains: 5])
    #expect(check(now, against: kept, architectures: ["mvp"]).passes)
    #expect(!check(now, against: kept, architectures: ["mvp", "viper"]).passes)
  }

  @Test("A check that compares nothing does not pass")
  func nothing() {
    let check = check(.counted([:], floor: [:]), against: .counted([:], floor: [:]))
    #expect(check.failures == [])
    #expect(!check.passes)
    #expect(check.report.conclusion?.hasPrefix("Nothing was compared") == true)
  }

  @Test("What is new is listed in one note, and no failure")
  func additions() {
    let kept = Comparison.counted([.retains: 5])
    var now = Comparison.counted([.retains: 5, .releases: 6], floor: [.retains: 1, .releases: 2])
    now.architectures[0].dispatch?[.nameSaved] = .counted([.retains: 1])
    now.architectures.append(.init(id: "viper", name: "VIPER"))
    now.architectures[1].dispatch = [.greetingTap: .counted([.retains: 5])]
    let check = check(now, against: kept)
    #expect(check.passes)
    #expect(
      check.notes == [
        """
        The kept run lacks these counts, so they were not compared: releases of greeting-tap \
        (floor, mvp); name-saved (mvp); every interaction (viper).
        """
      ])
  }
}

@Suite("A check on another machine")
struct OtherMachineTests {
  private static let others: [RunEnvironment] = [
    { environment in environment.processor = "Another" },
    { environment in environment.processor = nil },
    { environment in environment.platform = "Fedora x86_64" },
  ].map { (change: (inout RunEnvironment) -> Void) in
    var environment = RunEnvironment.sample
    change(&environment)
    return environment
  }

  /// Returns a run whose floor and models take some instructions.
  private func run(_ instructions: Int, floor: Int? = 1_000, models: Int = 500) -> Comparison {
    var run = Comparison.counted(
      [.instructions: instructions, .retains: 5], layouts: instructions...instructions,
      floor: floor.map { [.instructions: $0] } ?? [:])
    run.controls.models = [
      .greetingTap: .counted([.instructions: models], layouts: models...models)
    ]
    run.controls.floor?[.greetingTap]?.instructionsInLayouts = floor.map {
      CountRange(low: $0, high: $0)
    }
    return run
  }

  @Test("All counts are compared if the floor and the models take as many there", arguments: others)
  func sameControls(other: RunEnvironment) {
    var kept = run(22_083)
    kept.environment = other
    let passing = CountCheck(of: run(22_083), against: kept)
    #expect(passing.passes && passing.compared == 3)
    #expect(passing.notes.count == 1)
    #expect(passing.notes[0].contains("take the same instructions on both"))
    #expect(
      CountCheck(of: run(22_098), against: kept).failures.map(\.counter) == [.instructions])
  }

  @Test(
    "Instructions are left out if the floor or the models take others, and a note says which",
    arguments: [
      (1_010, 500, "In greeting-tap, the floor took 1,000 instructions there and 1,010 here,"),
      (1_000, 499, "In greeting-tap, the models took 500 instructions there and 499 here,"),
      (nil, 500, "In greeting-tap, the floor took 1,000 instructions there and an unknown number"),
    ] as [(Int?, Int, String)])
  func otherControls(floor: Int?, models: Int, sentence: String) {
    var kept = run(22_083)
    kept.environment.processor = "Another"
    let check = CountCheck(of: run(90_000, floor: floor, models: models), against: kept)
    #expect(check.passes && check.compared == 1 && check.rows == 0)
    #expect(check.notes.count == 1)
    #expect(check.notes[0].contains(sentence))
  }

  @Test("Instructions are left out if the kept run has none of the floor and the models")
  func noControls() {
    var kept = Comparison.counted([.instructions: 100, .retains: 5])
    kept.environment.processor = nil
    let check = CountCheck(of: .counted([.instructions: 900, .retains: 5]), against: kept)
    #expect(check.passes && check.compared == 2)
  }

  @Test("Other counters are still gated there")
  func otherCounters() {
    var kept = Comparison.counted([.retains: 5])
    kept.environment.processor = nil
    let check = CountCheck(of: .counted([.retains: 6]), against: kept)
    #expect(check.failures.map(\.counter) == [.retains])
  }

  @Test("Two processors without a name are not the same")
  func unknownProcessors() {
    var run = Comparison.counted([.instructions: 100, .retains: 5])
    run.environment.processor = nil
    #expect(CountCheck(of: run, against: run).compared == 2)
  }

  @Test(
    "Toolchains are the same only if both are known",
    arguments: [("6.3.1", "6.3.1", true), ("6.3.1", "6.3.2", false), (nil, "6.3.1", false)]
      + [("6.3.1", nil, false), (nil, nil, false)] as [(String?, String?, Bool)])
  func toolchain(kept: String?, now: String?, isSame: Bool) {
    var one = RunEnvironment.sample
    var other = one
    one.swift = kept
    other.swift = now
    #expect(one.hasSameToolchain(as: other) == isSame)
  }
}
