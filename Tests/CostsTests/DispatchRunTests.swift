import Architectures
import Foundation
import Interactions
import Jobs
import Reports
import TestSupport
import Testing

@testable import Costs

@Suite("Running the measurement of dispatch")
@MainActor struct DispatchRunTests {
  @Test(
    "A debug build is refused before the measurement begins", .enabled(if: DispatchRun.isDebugBuild)
  )
  func debugBuild() {
    let run = DispatchRun(architectures: [.mvc], baseline: .mvc)
    var lines: [String] = []
    #expect(throws: DispatchError.debugBuild) { try run.measure(.quick) { lines.append($0) } }
    #expect(throws: DispatchError.debugBuild) {
      try run.explain(.greetingTap, packageFolder: URL(filePath: "/")) { lines.append($0) }
    }
    #expect(lines.isEmpty)
  }

  @Test("Every interaction has its figures, in every row", .onLinux)
  func everything() async throws {
    let (result, jobs) = try await measure(
      [.mvc, .mvp], .smallest, problem: "No linker.\nInstall one.")
    let controls = result.controls
    #expect(Set(result.architectures.keys) == ["mvc", "mvp"])
    for costs in [controls.floor, controls.again] + Array(result.architectures.values) {
      let costs = try #require(costs)
      #expect(Set(costs.keys) == Set(Interaction.allCases))
      for (interaction, figures) in costs {
        #expect(figures.nanoseconds != nil && figures.ratio != nil)
        let counted = Counter.allCases.filter { figures.counts[$0] != nil }
        let expected = Counter.allCases.filter { counter in
          InstructionRecorder.isAvailable
            && (counter != .liveBytes || interaction.measured.opensScreen)
        }
        #expect(counted == expected, "\(interaction)")
      }
    }
    #expect(controls.models.map { Set($0.keys) } == Self.withModelWork)
    #expect(controls.models?.values.allSatisfy { $0.nanoseconds == nil } == true)
    #expect(result.architectures["mvc"]?.values.allSatisfy { $0.ratio == .one } == true)
    #expect(controls.slowed?.key == .greetingTap && controls.slowed?.figures.ratio != nil)
    #expect(controls.bindings.map { Set($0.keys) } == Set(ComparedBinding.allCases))
    let launches = jobs.filter(\.isTiming)
    #expect(launches.count == 2)
    #expect(Set(launches.map { "\($0.work)" }).count == 2, "Each launch draws other orders.")
    #expect(jobs.allSatisfy { $0.program == Bundle.main.executableURL })
    #expect(
      result.notes.contains { $0.contains("the intervals of the ratios hold for this build only") })
    #expect(
      result.notes.contains(
        "No copies of the program can be linked in other layouts: No linker. Install one."))
  }

  @Test(
    "Net counts exclude the floor and the models; those of bindings exclude the closure",
    .whereRecordable)
  func net() async throws {
    // A baseline that was not asked for is measured and not listed.
    let (result, _) = try await measure([.mvp])
    #expect(Array(result.architectures.keys) == ["mvp"])
    let controls = result.controls
    let rows = try #require(result.architectures["mvp"])
    for (interaction, row) in rows {
      // The overhead of the models' work is no part of it.
      let models = Self.withModelWork.contains(interaction) ? 10 - 3 : 0
      #expect(
        row.net
          == Counts(all: 1_000 - 100 - models)
          .meaningful(openingScreen: interaction.measured.opensScreen), "\(interaction)")
      #expect(row.nanoseconds == nil && row.ratio == nil)
    }
    let models = try #require(controls.models).values
    #expect(models.allSatisfy { $0.counts[.retains] == 10 - 3 && $0.net == nil })
    #expect(controls.floor?.values.allSatisfy { $0.net == nil } == true)
    for (binding, row) in try #require(controls.bindings) {
      #expect(row.net?[.instructions] == (binding == .closure ? nil : 0))
    }
    #expect(controls.again?.count == Interaction.allCases.count)
    #expect(result.notes.contains("Times and ratios are null: only counts were asked for."))
  }

  @Test(
    "Counts that do not repeat are left out with their net, and a note says so", .whereRecordable)
  func unsteady() async throws {
    let (result, _) = try await measure { _, work in
      work == .interaction(.nameSaved, on: .floor) ? nil : Counts(of: work)
    }
    let saved = try #require(result.architectures["mvc"]?[.nameSaved])
    #expect(saved.counts[.instructions] == 1_000)
    #expect(saved.net == nil)
    #expect(
      result.notes.contains(
        "name-saved: the counts of floor differ from one repetition to the next and are left out."))
    #expect(
      result.notes.contains { $0.hasPrefix("name-saved: the values 'net' are null") })
  }

  @Test("A job counts one work", .whereRecordable)
  func counting() async {
    await #expect(processExitsWith: .success) { () async throws in
      func instructions(_ work: MeasuredWork) async throws -> Int {
        let counts = try await MainLoop.whenIdle {
          guard
            case .counted(let counts, _) = try MeasurementJob(.count(work), baseline: .mvc).run()
          else { return nil as Counts? }
          return counts
        }
        return try #require(counts?[.instructions])
      }
      let tap = try await instructions(.interaction(.greetingTap, on: .architecture("mvc")))
      let models = try await instructions(.interaction(.greetingTap, on: .models))
      let nothing = try await instructions(.nothing)
      #expect(0 < nothing && nothing < models && models < tap)
    }
  }

  @Test(
    "Each launch runs a copy of the program in a layout of its own, if there are copies", .onLinux)
  func layouts() async throws {
    let copies = ["first", "second"].map { URL(filePath: "/layouts/\($0)") }
    let (result, jobs) = try await measure([.mvc], .smallest, copies: copies)
    #expect(jobs.filter(\.isTiming).compactMap(\.program) == copies)
    #expect(jobs.filter { !$0.isTiming }.allSatisfy { $0.program == Bundle.main.executableURL })
    #expect(!result.notes.contains { $0.contains("this build only") })
  }

  @Test("A job is read as it was written, without the program that does it")
  func encodedJob() throws {
    let job = MeasurementJob(.count(.nothing), baseline: .mvc, program: URL(filePath: "/first"))
    let encoded = try JSONEncoder().encode(job)
    #expect(!String(decoding: encoded, as: UTF8.self).contains("first"))
    #expect(try JSONDecoder().decode(MeasurementJob.self, from: encoded).work == job.work)
  }

  @Test("A screen in the wrong state ends the measurement")
  func failure() throws {
    let problem = DispatchError.wrongScreen(
      subject: "Nodders", interaction: .greetingTap, problem: "It nods.")
    var measurement = DispatchMeasurement(
      architectures: [.mvc], baseline: .mvc, effort: .smallest,
      layouts: ProgramLayouts(copies: [], problem: nil),
      launch: { _, _, _ in throw problem })
    #expect(throws: problem) { try measurement.run { _ in } }
  }

  @Test(
    "Without fixed addresses instructions and their net are null, and a note says why",
    .whereRecordable)
  func randomAddresses() async throws {
    let (result, _) = try await measure(atFixedAddresses: false)
    let controls = result.controls
    let costs = try [result.architectures["mvc"], controls.floor, controls.again].map {
      try #require($0)
    }
    for row in costs.flatMap(\.values) + (try #require(controls.bindings)).values {
      #expect(row.counts[.instructions] == nil && row.net?[.instructions] == nil)
      #expect(row.counts[.retains] != nil, "Other counts do not depend on addresses.")
    }
    #expect(costs[0].values.allSatisfy { $0.net?[.retains] != nil })
    #expect(controls.models?.values.allSatisfy { $0.counts[.instructions] == nil } == true)
    #expect(!result.notes.contains { $0.contains("a count to subtract is missing") })
    #expect(
      result.notes.contains {
        $0.hasPrefix("This system refuses fixed addresses")
          && $0.contains("the counts of instructions would")
      })
  }

  @Test("Counts that are compared with another run's need fixed addresses", .whereRecordable)
  func requiredAddresses() async throws {
    await #expect(throws: DispatchError.addressesNotFixed) {
      try await measure([.mvc], .countsOnly, atFixedAddresses: false)
    }
    _ = try await measure([.mvc], .countsOnly)
  }

  @Test("A note says which explanations are missing, and if the instructions are not exact")
  func explanations() {
    let run = DispatchRun(architectures: [.mvc, .mvp], baseline: .mvc)
    let explanation = Explanation(instructions: 0, calls: [])
    var notes: [String] = []
    let exact = run.explanations(
      in: [
        .explained(explanation, atFixedAddresses: true), .explained(nil, atFixedAddresses: true),
      ], notes: &notes)
    #expect(exact == [explanation, nil])
    #expect(notes == ["MVP is left out: its counts differ from one repetition to the next."])
    notes = []
    let inexact = run.explanations(
      in: [
        .explained(explanation, atFixedAddresses: true),
        .explained(explanation, atFixedAddresses: false),
      ], notes: &notes)
    #expect(inexact == [explanation, explanation])
    #expect(notes.count == 1 && notes[0].hasPrefix("This system refuses fixed addresses"))
  }

  /// The interactions in which the models do work themselves, such as checking a name.
  private static let withModelWork: Set<Interaction> = [
    .greetingTap, .profileFailed, .profileRetried, .nameTyped, .nameRefused, .nameSaved,
  ]
}

// MARK: - Made-up measurements

extension DispatchRun.Effort {
  /// Counts, and the quickest measurement of times, which gives no useful result.
  fileprivate static let smallest = Self(plan: TimingPlan(launches: 2, warmRounds: 0, rounds: 2))
}

extension MeasurementJob {
  fileprivate var isTiming: Bool { if case .time = work { true } else { false } }
}

extension Counts {
  /// Creates made-up counts: the same for each counter.
  fileprivate init(all count: Int) {
    self.init(Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, count) }))
  }

  /// Creates made-up counts of some work, such as 100 for the floor.
  fileprivate init(of work: MeasuredWork) {
    switch work {
    case .interaction(_, on: .models): self.init(all: 10)
    case .interaction(_, on: .floor): self.init(all: 100)
    case .nothing: self.init(all: 3)
    default: self.init(all: 1_000)
    }
  }
}

/// Runs all jobs of a measurement in this process, and returns the result and these jobs.
///
/// Jobs that count instructions take long in a debug build, so the function `counting` returns
/// made-up counts instead. Its first argument is the seed of the layout, which is 0 for the program
/// itself.
@MainActor func measure(
  _ architectures: [Architecture] = [.mvc], _ effort: DispatchRun.Effort = .init(),
  atFixedAddresses: Bool = true, copies: [URL] = [], problem: String? = nil,
  layoutCounting: LayoutCounting = .none,
  counting: @escaping (Int, MeasuredWork) -> Counts? = { Counts(of: $1) }
) async throws -> (DispatchResult, [MeasurementJob]) {
  nonisolated(unsafe) let counting = counting
  return try await MainLoop.whenIdle {
    var done: [MeasurementJob] = []
    var measurement = DispatchMeasurement(
      architectures: architectures, baseline: .mvc, effort: effort,
      layouts: ProgramLayouts(copies: copies, problem: problem), layoutCounting: layoutCounting,
      launch: { jobs, _, _ in
        done += jobs
        return try jobs.map { job in
          guard case .count(let work) = job.work else { return try job.run() }
          let seed = job.program.flatMap { Int($0.lastPathComponent) } ?? 0
          return .counted(counting(seed, work), atFixedAddresses: atFixedAddresses)
        }
      })
    return (try measurement.run { _ in }, done)
  }
}
