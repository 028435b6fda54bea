import Architectures
import CProbe
import Interactions
import Jobs
import KnownSequences
import SingleStepper
import TestSupport
import Testing

@testable import Costs

/// Tests of the recorder that stops a program at branches, with work that allocates no memory.
///
/// The tests do the same work twice: once with this recorder, and once with the recorder that stops
/// at each instruction. The recorded instructions must be equal. An allocation can take another
/// number of instructions the second time, so the work allocates no memory.
@Suite(
  "The recorder of branches", .inBackground,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
struct BranchTests {
  @Test(
    "Stopping at branches finds the same instructions as stopping at each instruction",
    arguments: [
      MeasuredWork.interaction(.greetingTap, on: .floor), .delivery(.observers10),
    ])
  func agreement(work: MeasuredWork) async {
    await #expect(processExitsWith: .success) { [work] () async throws in
      let (branches, steps) = try await MainLoop.whenIdle {
        let recordings = Recordings()
        try work.run(24, baseline: .mvc) { recordings.make(of: $0) }
        return (try recordings.atBranches, try recordings.atInstructions)
      }
      expectEqual(branches, steps, "\(work)")
    }
  }

  @Test("Loops and conditions are followed on the path that was taken")
  func paths() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      for repetitions in [1, 2, 3, 4, 7, 40] {
        let recordings = Recordings()
        recordings.make(of: Conditions(repetitions: repetitions))
        expectEqual(
          try recordings.atBranches, try recordings.atInstructions, "\(repetitions) repetitions")
      }
    }
  }
}

private func expectEqual(_ branches: [UInt64], _ steps: [UInt64], _ subject: Comment) {
  #expect(branches.count > 100, subject)
  #expect(branches.count == steps.count, subject)
  let difference = zip(branches, steps).enumerated().first { $1.0 != $1.1 }
  #expect(difference == nil, subject)
}

/// Work with loops and conditions, in which some paths meet again and others do not.
private final class Conditions: RepeatedWork {
  private let repetitions: Int

  init(repetitions: Int) {
    self.repetitions = repetitions
  }

  func perform() {
    known_loop(repetitions)
    known_skips(repetitions)
    known_nested_conditions(repetitions)
    known_tail_call(0, repetitions)
    var sum = 0
    for number in 1...repetitions {
      if number % 2 == 0 { sum += 1 }
      if number % 3 == 0 && number % 5 != 0 || number == 7 { sum &*= number } else { sum -= 1 }
      switch number % 7 {
      case 0, 3: sum ^= 1
      case 1: continue
      default: sum &+= number
      }
    }
    withExtendedLifetime(sum) {}
  }
}

/// Work for the recorder that stops at branches and for the one that stops at each instruction.
///
/// There is one mark before the work and one mark after the work. A mark is an instruction that
/// both recorders know.
@MainActor private final class MarkedWork {
  private let work: any RepeatedWork

  init(_ work: any RepeatedWork) {
    self.work = work
  }

  /// Performs the work at the given address, as a function that the recorders can call from C.
  nonisolated static let perform: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    nonisolated(unsafe) let address = context
    MainActor.assumeIsolated {
      Unmanaged<MarkedWork>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.perform() }
    }
  }

  private func perform() {
    probe_mark()
    work.perform()
    probe_mark()
  }
}

/// The two recordings of the same work: one that stopped at branches, and one that stopped at each
/// instruction.
///
/// Their memory is allocated before the work.
@MainActor private final class Recordings {
  nonisolated private static let capacity = 2_000_000

  nonisolated(unsafe) private let steps = UnsafeMutablePointer<probe_step>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private let addresses = UnsafeMutablePointer<UInt64>.allocate(
    capacity: capacity)
  private var stepCount: Int64 = -1
  private var addressCount: Int64 = -1

  deinit {
    steps.deallocate()
    addresses.deallocate()
  }

  /// Makes both recordings of some work.
  func make(of work: any RepeatedWork) {
    let markedWork = MarkedWork(work)
    for _ in 0..<16 {
      work.prepare()
      work.perform()
    }
    // The first recordings fill the runtime's caches. The second recordings are compared, so no
    // work between them may change these caches.
    for _ in 0..<2 {
      work.prepare()
      stopAtBranches(of: markedWork)
      work.prepare()
      work.perform()
      work.prepare()
      stopAtInstructions(of: markedWork)
      work.prepare()
      work.perform()
    }
  }

  private func stopAtBranches(of work: MarkedWork) {
    stepCount = probe_record(
      MarkedWork.perform, Unmanaged.passUnretained(work).toOpaque(), steps, Int64(Self.capacity))
  }

  private func stopAtInstructions(of work: MarkedWork) {
    addressCount = single_step(
      MarkedWork.perform, Unmanaged.passUnretained(work).toOpaque(), addresses,
      Int64(Self.capacity))
  }

  var atBranches: [UInt64] {
    get throws {
      let count = try #require(Int(exactly: stepCount).flatMap(Self.complete))
      return (0..<count).map { steps[$0].address }
    }
  }

  var atInstructions: [UInt64] {
    get throws {
      let count = try #require(Int(exactly: addressCount).flatMap(Self.complete))
      return (0..<count).map { addresses[$0] }
    }
  }

  /// Returns the number of recorded instructions; `nil` if the recording failed or was too long.
  private static func complete(_ count: Int) -> Int? {
    (0...capacity).contains(count) ? count : nil
  }
}
