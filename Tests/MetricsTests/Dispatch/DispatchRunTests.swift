import Architectures
import Foundation
import Scenarios
import Testing

@testable import Metrics

private let mvc = Architecture.all[0]

extension TimingPlan {
  /// Times that mean nothing, in no time.
  fileprivate static let smallest = TimingPlan(launches: 2, warmRounds: 0, rounds: 2)
}

@Suite("Running the measurement of dispatch")
@MainActor struct DispatchRunTests {
  @Test("A debug build is refused before anything is done", .enabled(if: DispatchRun.isDebugBuild))
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

  @Test("Every contender is timed once in each round")
  func timing() async throws {
    let times = try await MainLoop.whenIdle {
      let experiment = Experiment(GreetingTap.self, baseline: mvc, others: [])
      #expect(experiment.contenders.map(\.id) == ["mvc", "again", "slowed", "floor"])
      var timing = Timing(of: experiment, plan: .smallest, seed: 1)
      return try timing.run()
    }
    #expect(times.map(\.count) == [2, 2, 2, 2])
    #expect(times.joined().allSatisfy { $0 > 0 })
  }

  @Test("Of a slowed contender every twentieth repetition is done twice")
  func slowed() throws {
    let first = try contender("mvc", in: "greeting-tap")
    let slowed = try contender("slowed", in: "greeting-tap")
    #expect([0, 19, 20, 60].map(first.count) == [0, 19, 20, 60])
    #expect([0, 19, 20, 60].map(slowed.count) == [0, 19, 21, 63])
  }

  @Test("Every interaction has its figures, in every row")
  func everything() async throws {
    let (result, jobs) = try await measure(Array(Architecture.all.prefix(2)), .smallest)
    let ids = DispatchRun.interactions
    #expect(Set(result.architectures.keys) == ["mvc", "mvp"])
    let canCount = InstructionRecorder.isAvailable
    for row in [result.floor, result.again] + result.architectures.values {
      #expect(row.map(\.interaction) == ids)
      #expect(row.allSatisfy { $0.nanoseconds != nil && $0.ratio != nil })
      for figures in row {
        for counter in Counter.allCases where counter != .liveBytes {
          #expect((figures.counts[counter] != nil) == canCount, "\(counter.rawValue)")
        }
        let isBuilt = figures.interaction.hasSuffix("-build")
        #expect((figures.counts[.liveBytes] != nil) == (canCount && isBuilt))
      }
    }
    #expect(result.floor.allSatisfy { $0.net == nil })
    #expect(result.architectures["mvp"]?.allSatisfy { ($0.net != nil) == canCount } == true)
    #expect(result.architectures["mvc"]?.allSatisfy { $0.ratio == .one } == true)
    #expect(result.slowed?.interaction == "greeting-tap")
    #expect(result.slowed?.ratio != nil)
    #expect(
      result.bindings.map(\.interaction) == [
        "closure", "observers-1", "observers-10", "observers-100",
      ])
    #expect(result.bindings.allSatisfy { ($0.counts[.instructions] != nil) == canCount })
    let launches = jobs.filter { job in
      if case .time = job.work { true } else { false }
    }
    #expect(launches.count == 2)
    #expect(Set(launches.map { "\($0.work)" }).count == 2, "Each launch draws other orders.")
  }

  @Test(
    "The baseline counts the same a second time, and net is what the floor and the models leave",
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
  func counts() async throws {
    let (result, _) = try await measure([mvc], nil)
    let rows = try #require(result.architectures["mvc"])
    #expect(rows.allSatisfy { $0.nanoseconds == nil && $0.ratio == nil })
    #expect(result.slowed?.nanoseconds == nil)
    for counter in [Counter.allocations, .weakLoads, .dynamicHops] {
      #expect(rows.map { $0.counts[counter] } == result.again.map { $0.counts[counter] })
    }
    // Composing the greeting is the models' work, and setting the label the floor's.
    let tap = try #require(rows.first { $0.interaction == "greeting-tap" })
    let floor = try #require(result.floor.first { $0.interaction == "greeting-tap" })
    let models = try #require(try await modelsOfTap())
    #expect(tap.net == tap.counts - floor.counts - models)
    #expect(try #require(tap.net?[.instructions]) < #require(tap.counts[.instructions]) / 2)
  }

  @Test("A baseline that was not asked for is measured and not listed")
  func otherBaseline() async throws {
    let mvp = Architecture.all[1]
    let (result, _) = try await measure([mvp], .smallest)
    #expect(Set(result.architectures.keys) == [mvp.id])
    #expect(!result.again.isEmpty)
  }

  @Test("A screen that is not as it should be ends the measurement")
  func failure() throws {
    let problem = DispatchError.wrongScreen(
      subject: "Nodders", interaction: "greeting-tap", problem: "It nods.")
    var measurement = DispatchMeasurement(
      architectures: [mvc], baseline: mvc, plan: .smallest,
      launch: { _, _, _ in throw problem })
    #expect(throws: problem) { try measurement.run { _ in } }
  }

  @Test("A job that knows no such contender fails and says so")
  func unknownContender() {
    let job = MeasurementJob(
      work: .count(experiment: "greeting-tap", contender: "nobody"), baseline: "mvc", others: [])
    guard case .failed(.workerFailed(let reason)) = job.run() else {
      Issue.record("The job has done something.")
      return
    }
    #expect(reason == "greeting-tap knows no nobody")
  }

  @Test("Arguments that are no job are left to the command")
  func noWorker() {
    #expect(!Worker.run([]))
    #expect(!Worker.run(["dispatch", "--quick"]))
    #expect(!Worker.run(["--measurement-worker", "{}"]))
  }

  /// Does every job in this process.
  private func measure(
    _ architectures: [Architecture], _ plan: TimingPlan?
  ) async throws -> (DispatchResult, [MeasurementJob]) {
    try await MainLoop.whenIdle {
      var done: [MeasurementJob] = []
      var measurement = DispatchMeasurement(
        architectures: architectures, baseline: mvc, plan: plan,
        launch: { jobs, _, _ in
          done += jobs
          return jobs.map { $0.run() }
        })
      return (try measurement.run { _ in }, done)
    }
  }

  private func modelsOfTap() async throws -> Counts? {
    try await MainLoop.whenIdle {
      let job = MeasurementJob(
        work: .count(experiment: "greeting-tap", contender: "models"), baseline: "mvc", others: [])
      guard case .counted(let counts) = job.run() else { return nil }
      return counts
    }
  }
}
