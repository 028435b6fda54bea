import Architectures
import Foundation
import Interactions
import Jobs
import Reports
import Testing

@testable import Costs

private let mvc = Architecture.all[0]
private let mvp = Architecture.all.first { $0.id == "mvp" } ?? mvc

extension TimingPlan {
  /// The quickest plan for measuring times; its few measurements give no useful result.
  fileprivate static let smallest = TimingPlan(launches: 2, warmRounds: 0, rounds: 2)
}

extension MeasurementJob {
  /// True if the job measures times.
  fileprivate var isTiming: Bool {
    if case .time = work { true } else { false }
  }
}

@Suite("Running the measurement of dispatch")
@MainActor struct DispatchRunTests {
  @Test(
    "A debug build is refused before the measurement begins", .enabled(if: DispatchRun.isDebugBuild)
  )
  func debugBuild() {
    let run = DispatchRun(architectures: [mvc], baseline: mvc)
    var lines: [String] = []
    #expect(throws: DispatchError.debugBuild) { try run.measure(.quick) { lines.append($0) } }
    #expect(throws: DispatchError.debugBuild) {
      try run.explain("greeting-tap", packageFolder: URL(filePath: "/")) { lines.append($0) }
    }
    #expect(lines.isEmpty)
    #expect("\(DispatchError.debugBuild)".contains("swift run -c release compare"))
  }

  @Test("Every variant is timed once in each round")
  func timing() async throws {
    let times = try await MainLoop.whenIdle {
      let experiment = Experiment(GreetingTap.self, baseline: mvc, others: [])
      #expect(experiment.variants.map(\.id) == ["mvc", "again", "slowed", "floor"])
      var timing = Timing(of: experiment, plan: .smallest, seed: 1)
      return try timing.run()
    }
    #expect(times.map(\.count) == [2, 2, 2, 2])
    #expect(times.joined().allSatisfy { $0 > 0 })
  }

  @Test("A slowed variant does every twentieth repetition twice")
  func slowed() throws {
    let first = try variant("mvc", in: "greeting-tap")
    let slowed = try variant("slowed", in: "greeting-tap")
    #expect([0, 19, 20, 60].map(first.count) == [0, 19, 20, 60])
    #expect([0, 19, 20, 60].map(slowed.count) == [0, 19, 21, 63])
  }

  @Test("Every interaction has its figures, in every row")
  func everything() async throws {
    let (result, jobs) = try await measure([mvc, mvp], .smallest)
    let ids = DispatchRun.interactions
    let canCount = InstructionRecorder.isAvailable
    #expect(Set(result.architectures.keys) == ["mvc", "mvp"])
    for row in [result.floor, result.again] + result.architectures.values {
      #expect(row.map(\.interaction) == ids)
      #expect(row.allSatisfy { $0.nanoseconds != nil && $0.ratio != nil })
      for figures in row {
        for counter in Counter.all where counter != .liveBytes {
          #expect((figures.counts[counter] != nil) == canCount, "\(counter.key)")
        }
        let isOpened = figures.interaction.hasSuffix("-open")
        #expect((figures.counts[.liveBytes] != nil) == (canCount && isOpened))
      }
    }
    #expect(result.models.map(\.interaction) == Self.interactionsWithModelWork)
    #expect(result.models.allSatisfy { $0.nanoseconds == nil && $0.ratio == nil })
    #expect(result.architectures["mvc"]?.allSatisfy { $0.ratio == .one } == true)
    #expect(result.slowed?.interaction == "greeting-tap")
    #expect(result.slowed?.ratio != nil)
    #expect(
      result.bindings.map(\.interaction) == [
        "closure", "observers-1", "observers-10", "observers-100", "tracking", "observation",
        "state", "message-depth-1", "message-depth-10", "message-values-10",
      ])
    let launches = jobs.filter(\.isTiming)
    #expect(launches.count == 2)
    #expect(Set(launches.map { "\($0.work)" }).count == 2, "Each launch draws other orders.")
  }

  @Test(
    "Net counts exclude the floor and the models; those of bindings exclude the closure",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func net() async throws {
    let (result, _) = try await measure([mvc], nil)
    let rows = try #require(result.architectures["mvc"])
    for row in rows {
      // The overhead of the models' variant is not part of the models' work.
      let models = Self.interactionsWithModelWork.contains(row.interaction) ? 10 - 3 : 0
      #expect(row.net?[.instructions] == 1_000 - 100 - models, "\(row.interaction)")
      #expect(row.net?[.retains] == 1_000 - 100 - models, "\(row.interaction)")
    }
    for row in result.models {
      #expect(row.counts[.instructions] == 10 - 3 && row.counts[.retains] == 10 - 3)
      #expect(row.net == nil)
    }
    #expect(result.floor.allSatisfy { $0.net == nil })
    #expect(result.bindings.first?.net == nil)
    #expect(result.bindings.dropFirst().allSatisfy { $0.net?[.instructions] == 0 })
    #expect(rows.allSatisfy { $0.nanoseconds == nil && $0.ratio == nil })
    #expect(result.slowed?.nanoseconds == nil)
    #expect(result.notes.contains("Times and ratios are null: only counts were asked for."))
  }

  @Test(
    "Counts that do not repeat are left out with their net, and a note says so",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func unsteady() async throws {
    let (result, _) = try await measure([mvc], nil) { experiment, variant in
      experiment == "name-saved" && variant == "floor" ? nil : Self.counts(of: variant)
    }
    let saved = try #require(result.architectures["mvc"]?.first { $0.interaction == "name-saved" })
    #expect(saved.counts[.instructions] == 1_000)
    #expect(saved.net == nil)
    #expect(
      result.notes.contains(
        "name-saved: the counts of floor differ from one repetition to the next and are left out."))
    #expect(
      result.notes.contains { $0.hasPrefix("name-saved: the values 'net' are null") })
  }

  @Test(
    "A job counts one variant",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func counting() async {
    await #expect(processExitsWith: .success) { () async throws in
      func counts(_ variant: String) async throws -> Counts {
        let counts = try await MainLoop.whenIdle {
          let job = MeasurementJob(
            work: .count(experiment: "name-refused", variant: variant), baseline: "mvc",
            others: [])
          guard case .counted(let counts, _) = try job.run() else { return nil as Counts? }
          return counts
        }
        return try #require(counts)
      }
      let (refusal, floor, models, nothing) = (
        try await counts("mvc"), try await counts("floor"), try await counts("models"),
        try await counts("nothing")
      )
      for counter in [Counter.instructions, .retains, .releases] {
        #expect(try #require(floor[counter]) < #require(refusal[counter]), "\(counter.key)")
      }
      // Checking the name is the models' work, and the largest part.
      #expect(try #require(models[.instructions]) > #require(refusal[.instructions]) / 2)
      #expect(try #require(nothing[.instructions]) < 1_000)
    }
  }

  @Test("Each launch runs a copy of the program in a layout of its own")
  func layouts() async throws {
    let copies = ["first", "second"].map { URL(filePath: "/layouts/\($0)") }
    let (result, jobs) = try await measure(
      [mvc], .smallest, layouts: ProgramLayouts(copies: copies, problem: nil))
    #expect(jobs.filter(\.isTiming).compactMap(\.program) == copies)
    #expect(jobs.filter { !$0.isTiming }.allSatisfy { $0.program == Bundle.main.executableURL })
    #expect(!result.notes.contains { $0.contains("this build only") })
  }

  @Test("Without copies all launches run this program, and notes say what that means and why")
  func noLayouts() async throws {
    let (result, jobs) = try await measure(
      [mvc], .smallest, layouts: ProgramLayouts(copies: [], problem: "No linker.\nInstall one."))
    #expect(jobs.allSatisfy { $0.program == Bundle.main.executableURL })
    #expect(
      result.notes.contains { $0.contains("the intervals of the ratios hold for this build only") })
    #expect(
      result.notes.contains(
        "No copies of the program can be linked in other layouts: No linker. Install one."))
  }

  @Test("The arguments of a job's process do not name its program")
  func encodedJob() throws {
    var job = MeasurementJob(
      work: .count(experiment: "greeting-tap", variant: "mvc"), baseline: "mvc", others: [])
    let encoded = try JSONEncoder().encode(job)
    job.program = URL(filePath: "/layouts/first")
    #expect(String(decoding: try JSONEncoder().encode(job), as: UTF8.self).contains("mvc"))
    #expect(!String(decoding: try JSONEncoder().encode(job), as: UTF8.self).contains("first"))
    #expect(try JSONDecoder().decode(MeasurementJob.self, from: encoded).work == job.work)
  }

  @Test("A baseline that was not requested is measured and not listed")
  func otherBaseline() async throws {
    let (result, _) = try await measure([mvp], .smallest)
    #expect(Set(result.architectures.keys) == [mvp.id])
    #expect(!result.again.isEmpty)
  }

  @Test("A screen in the wrong state ends the measurement")
  func failure() throws {
    let problem = DispatchError.wrongScreen(
      subject: "Nodders", interaction: "greeting-tap", problem: "It nods.")
    var measurement = DispatchMeasurement(
      architectures: [mvc], baseline: mvc, plan: .smallest,
      layouts: ProgramLayouts(copies: [], problem: nil),
      launch: { _, _, _ in throw problem })
    #expect(throws: problem) { try measurement.run { _ in } }
  }

  @Test("A job that knows no such variant fails and says so")
  func unknownVariant() throws {
    let job = MeasurementJob(
      work: .count(experiment: "greeting-tap", variant: "absent"), baseline: "mvc", others: [])
    guard case .failed(let error) = try job.run() else {
      Issue.record("The job has done something.")
      return
    }
    #expect(error == .unknownVariant("absent", experiment: "greeting-tap"))
    #expect(
      error.description
        == "absent cannot be measured, since the experiment greeting-tap has no such variant.")
  }

  @Test(
    "Without fixed addresses instructions and their net are null, and a note says why",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func randomAddresses() async throws {
    let (result, _) = try await measure([mvc], nil, atFixedAddresses: false)
    let rows = try #require(result.architectures["mvc"])
    for row in rows + result.floor + result.again + result.bindings {
      for counter in Counter.all where counter.dependsOnAddresses {
        #expect(row.counts[counter] == nil && row.net?[counter] == nil, "\(counter.key)")
      }
      #expect(row.counts[.retains] != nil, "Other counts do not depend on addresses.")
    }
    #expect(rows.allSatisfy { $0.net?[.retains] != nil })
    #expect(result.models.allSatisfy { $0.counts[.instructions] == nil })
    #expect(!result.notes.contains { $0.contains("a count to subtract is missing") })
    #expect(
      result.notes.contains {
        $0.hasPrefix("This system refuses fixed addresses")
          && $0.contains("the counts of instructions would")
      })
  }

  @Test(
    "Counts that are compared with another run's need fixed addresses",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func requiredAddresses() async throws {
    await #expect(throws: DispatchError.addressesNotFixed) {
      try await measure([mvc], nil, atFixedAddresses: false, requiresExactCounts: true)
    }
    _ = try await measure([mvc], nil, requiresExactCounts: true)
    #expect(DispatchError.addressesNotFixed.description.contains("seccomp=unconfined"))
  }

  @Test("A note says which explanations are missing, and if the instructions are not exact")
  func explanations() {
    let run = DispatchRun(architectures: [mvc, mvp], baseline: mvc)
    let explanation = Explanation(instructions: 0, calls: [])
    var notes: [String] = []
    let exact = run.explanations(
      in: [
        .explained(explanation, atFixedAddresses: true), .explained(nil, atFixedAddresses: true),
      ], notes: &notes)
    #expect(exact == [explanation, nil])
    #expect(
      notes == ["\(mvp.name) is left out: its counts differ from one repetition to the next."])
    notes = []
    let inexact = run.explanations(
      in: [
        .explained(explanation, atFixedAddresses: true),
        .explained(explanation, atFixedAddresses: false),
      ], notes: &notes)
    #expect(inexact == [explanation, explanation])
    #expect(notes.count == 1 && notes[0].hasPrefix("This system refuses fixed addresses"))
    #expect(notes[0].contains("the numbers of instructions differ by a few percent"))
  }

  /// The ids of the interactions in which the models do work themselves, such as checking a name.
  private static let interactionsWithModelWork = [
    "greeting-tap", "profile-failed", "profile-retried", "name-refused", "name-saved",
  ]

  /// Returns made-up counts for a variant of an experiment, such as 100 of each kind for `floor`.
  private static func counts(of variant: String) -> Counts {
    let count = ["models": 10, "nothing": 3, "floor": 100][variant] ?? 1_000
    return Counts(Dictionary(uniqueKeysWithValues: Counter.all.map { ($0, count) }))
  }

  /// Runs all jobs of a measurement in this process, and returns the result and these jobs.
  ///
  /// Jobs that count instructions take long in a debug build, so the function `counting` returns
  /// made-up counts instead.
  private func measure(
    _ architectures: [Architecture], _ plan: TimingPlan?, atFixedAddresses: Bool = true,
    requiresExactCounts: Bool = false,
    layouts: ProgramLayouts = ProgramLayouts(copies: [], problem: nil),
    counting: @escaping (_ experiment: String, _ variant: String) -> Counts? = {
      Self.counts(of: $1)
    }
  ) async throws -> (DispatchResult, [MeasurementJob]) {
    nonisolated(unsafe) let counting = counting
    return try await MainLoop.whenIdle {
      var done: [MeasurementJob] = []
      var measurement = DispatchMeasurement(
        architectures: architectures, baseline: mvc, plan: plan,
        requiresExactCounts: requiresExactCounts, layouts: layouts,
        launch: { jobs, _, _ in
          done += jobs
          return try jobs.map { job in
            guard case .count(let experiment, let variant) = job.work else {
              return try job.run()
            }
            return .counted(
              counting(experiment, variant), atFixedAddresses: atFixedAddresses)
          }
        })
      return (try measurement.run { _ in }, done)
    }
  }
}
