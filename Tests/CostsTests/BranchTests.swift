import Architectures
import CProbe
import Interactions
import Jobs
import SingleStepper
import TestSupport
import Testing

@testable import Costs

/// Tests of the recorder that stops a program at branches, with work that allocates no memory.
///
/// The tests do the same work twice: once with this recorder, and once with the recorder that stops
/// at each instruction. The recorded instructions must be equal. An allocation can take another
/// number of instructions the second time, so the work allocates no memory.
@Suite("The recorder of branches", .inBackground, .whereRecordable)
struct BranchTests {
  @Test(
    "Stopping at branches finds the same instructions as stopping at each instruction",
    arguments: [
      MeasuredWork.interaction(.greetingTap, on: .floor), .delivery(.observers10),
    ])
  func agreement(work: MeasuredWork) async {
    await #expect(processExitsWith: .success) { [work] () async throws in
      let (branches, steps) = try await MainLoop.whenIdle {
        var recordings: (branches: [UInt64], steps: [UInt64]) = ([], [])
        try work.run(24, baseline: .mvc) { recordings = try recorded($0) }
        return recordings
      }
      #expect(branches.count > 100 && branches.count == steps.count)
      #expect(zip(branches, steps).enumerated().first { $1.0 != $1.1 } == nil)
    }
  }
}

/// Returns the addresses of the instructions of some work in two recordings: one that stopped at
/// branches, and one that stopped at each instruction.
@MainActor private func recorded(
  _ work: any RepeatedWork
) throws -> (branches: [UInt64], steps: [UInt64]) {
  let capacity = 2_000_000
  // All memory is allocated before the work.
  let steps = UnsafeMutablePointer<probe_step>.allocate(capacity: capacity)
  let addresses = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
  defer {
    steps.deallocate()
    addresses.deallocate()
  }
  // Its marks around the work are instructions that both recorders know.
  let recorder = InstructionRecorder(work)
  let context = Unmanaged.passUnretained(recorder).toOpaque()
  var counts: (branches: Int64, steps: Int64) = (-1, -1)
  for _ in 0..<16 {
    work.prepare()
    work.perform()
  }
  // The first recordings fill the runtime's caches. The second recordings are compared, so no
  // work between them may change these caches.
  for _ in 0..<2 {
    work.prepare()
    counts.branches = probe_record(InstructionRecorder.perform, context, steps, Int64(capacity))
    work.prepare()
    work.perform()
    work.prepare()
    counts.steps = single_step(InstructionRecorder.perform, context, addresses, Int64(capacity))
    work.prepare()
    work.perform()
  }
  withExtendedLifetime(recorder) {}
  let valid = 0...Int64(capacity)
  try #require(valid.contains(counts.branches) && valid.contains(counts.steps))
  return (
    (0..<Int(counts.branches)).map { steps[$0].address },
    (0..<Int(counts.steps)).map { addresses[$0] }
  )
}
