import Architectures
import Interactions
import Jobs
import TestSupport
import Testing
import Toolchain

@testable import Costs

@Suite("Repetitions of an interaction", .inBackground, .whereRecordable)
struct RepetitionTests {
  // A measurement leaves out an architecture whose repetitions differ, and `check comparison` misses
  // it. So one architecture without state outside of the screen, and one with, are enough here.
  @Test("The second repetition does the same work as the first")
  func sameWork() async {
    await #expect(processExitsWith: .success) { () async throws in
      try await MainLoop.whenIdle {
        let code = try LoadedCode(runtimeCode: MainLoop.code)
        for architecture in [Architecture.mvp, .redux] {
          let counts = try counts(of: .greetingTap, in: architecture, repetitions: 2, code)
          // Other counts, such as allocated bytes, also depend on what the runtime has kept.
          for counter in [Counter.retains, .weakLoads, .dynamicHops, .allocations] {
            let (first, second) = (counts[0][counter], counts[1][counter])
            #expect(first == second, "\(counter.rawValue) in \(architecture.name)")
          }
        }
      }
    }
  }
}

/// Returns the counts of each repetition of a run.
@MainActor private func counts(
  of interaction: Interaction, in architecture: Architecture, repetitions: Int, _ code: LoadedCode
) throws -> [Counts] {
  let functions = CountedFunction.all()
  var counts: [Counts] = []
  // The first use of a function binds the function and fills the caches of the runtime, and so does
  // the first recording. The counts of the first run are dropped.
  for _ in 1...2 {
    counts = []
    try interaction.run(repetitions, on: Subject(architecture)) { work in
      let recorder = InstructionRecorder(work)
      for _ in 0..<repetitions {
        work.prepare()
        let trace = try #require(recorder.record())
        counts.append(trace.counts(in: code, calling: functions))
      }
    }
  }
  return counts
}
