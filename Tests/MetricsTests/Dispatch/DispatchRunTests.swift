import Architectures
import Foundation
import Scenarios
import Testing

@testable import Metrics

private let mvc = Architecture.all[0]

@Suite("Running the measurement of dispatch")
@MainActor struct DispatchRunTests {
  @Test("A debug build is refused before anything is done", .enabled(if: DispatchRun.isDebugBuild))
  func debugBuild() {
    let run = DispatchRun(architectures: [mvc], baseline: mvc, quick: true)
    var lines: [String] = []
    #expect(throws: DispatchError.debugBuild) { try run.measure { lines.append($0) } }
    #expect(lines.isEmpty)
    #expect("\(DispatchError.debugBuild)".contains("swift run -c release compare"))
  }

  @Test("A task is refused, since it cannot run the jobs behind it")
  func insideJob() async throws {
    #expect(throws: DispatchError.insideJob) { try DispatchRun.requireNoJob() }
    try await MainLoop.whenIdle { try DispatchRun.requireNoJob() }
  }

  @Test("Every subject is timed once in each round")
  func timing() async throws {
    let times = try await MainLoop.whenIdle {
      var timing = Timing(
        of: GreetingTap.self, on: [.floor, Subject(mvc), .floor], plan: .smallest, seed: 1)
      return try timing.run()
    }
    #expect(times.map(\.count) == [2, 2, 2])
    #expect(times.joined().allSatisfy { $0 > 0 })
  }

  @Test("Every interaction has its figures, in every row")
  func everything() async throws {
    let architectures = Architecture.all
    let result = try await measure(architectures)
    let ids = allInteractions.map { $0.id }
    #expect(Set(result.architectures.keys) == Set(architectures.map(\.id)))
    for row in [result.floor, result.again] + result.architectures.values {
      #expect(row.map(\.interaction) == ids)
      #expect(row.allSatisfy { $0.nanoseconds != nil && $0.ratio != nil })
      #expect(row.allSatisfy { $0.counts[.instructions] == nil && $0.net == nil })
      let canCount = AllocationCounter.isAvailable
      #expect(row.allSatisfy { ($0.counts[.allocations] != nil) == canCount })
      #expect(row.allSatisfy { ($0.counts[.allocatedBytes] != nil) == canCount })
    }
    #expect(result.architectures[mvc.id]?.allSatisfy { $0.ratio == .one } == true)
    #expect(result.notes.contains { $0.contains("later version") })
  }

  @Test("Allocations are the same when they are counted again")
  func sameAllocations() async throws {
    let (one, other) = (try await measure([mvc]), try await measure([mvc]))
    let rows = [one.architectures[mvc.id], one.again, other.architectures[mvc.id], other.again]
    #expect(Set(rows.map { $0?.map { $0.counts[.allocations] } }).count == 1)
    #expect(Set(rows.map { $0?.map { $0.counts[.allocatedBytes] } }).count == 1)
  }

  @Test("A baseline that was not asked for is measured and not listed")
  func otherBaseline() async throws {
    let others = Array(Architecture.all.dropFirst())
    let result = try await measure(others)
    #expect(Set(result.architectures.keys) == Set(others.map(\.id)))
    #expect(!result.again.isEmpty)
  }

  private func measure(_ architectures: [Architecture]) async throws -> DispatchResult {
    try await MainLoop.whenIdle {
      var measurement = DispatchMeasurement(
        architectures: architectures, baseline: mvc, plan: .smallest)
      return try measurement.run { _ in }
    }
  }
}

extension TimingPlan {
  /// Times that mean nothing, in no time.
  fileprivate static let smallest = TimingPlan(
    warmRounds: 0, minimumRounds: 2, maximumRounds: 2, nanoseconds: 0)
}
