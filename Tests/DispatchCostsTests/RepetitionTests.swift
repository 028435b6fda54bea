import Architectures
import Interactions
import Jobs
import Testing
import Toolchain

@testable import DispatchCosts

@Suite(
  "Repetitions of an interaction", .serialized,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
struct RepetitionTests {
  @Test(
    "The second repetition does the same work as the first in every architecture",
    arguments: ["greeting-tap", "name-refused"])
  func sameWork(interaction: String) async throws {
    try await MainLoop.whenIdle {
      let code = try LoadedCode(runtimeCode: MainLoop.code)
      for architecture in Architecture.all {
        let variant = try variant(architecture.id, in: interaction)
        // The first use of a function binds the function and fills the caches of the runtime.
        try variant.run(1) {
          $0.prepare()
          $0.perform()
        }
        let counts = try Self.counts(of: variant, repetitions: 2, in: code)
        // Other counts, such as allocated bytes, also depend on what the runtime has kept.
        for counter in [Counter.retains, .weakLoads, .dynamicHops, .allocations] {
          let (first, second) = (counts[0][counter], counts[1][counter])
          #expect(first == second, "\(counter.key) in \(architecture.name)")
        }
      }
    }
  }

  /// Returns the counts of each repetition.
  @MainActor private static func counts(
    of variant: Variant, repetitions: Int, in code: LoadedCode
  ) throws -> [Counts] {
    let functions = CountedFunction.all()
    var counts: [Counts] = []
    try variant.run(repetitions) { work in
      let recorder = InstructionRecorder(work)
      for _ in 0..<repetitions {
        work.prepare()
        let trace = try #require(recorder.record())
        counts.append(trace.counts(in: code, calling: functions))
      }
    }
    return counts
  }
}
