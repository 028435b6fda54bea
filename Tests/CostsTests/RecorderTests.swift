import CProbe
import Foundation
import Interactions
import Jobs
import KnownSequences
import Synchronization
import TestSupport
import Testing

@testable import Costs
@testable import Toolchain

private final class Node {
  let next: Node?

  init(next: Node?) {
    self.next = next
  }
}

private protocol Callee {
  func call()
}

private final class EmptyCallee: Callee {
  @inline(never) func call() {}
}

@inline(never) private func callDirectly() {}

@inline(never) private func callWitness(_ callee: any Callee) { callee.call() }

@inline(never) private func callClosure(_ closure: () -> Void) { closure() }

private final class ClosureWork: RepeatedWork {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func perform() {
    work()
  }
}

/// A thread that repeats the same known machine code until a test stops the thread.
private final class BusyThread: Sendable {
  private let mustStop = Atomic(false)
  private let rounds = Atomic(0)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the thread and waits until it has run the code once.
  func start() {
    Thread { [self] in
      while !mustStop.load(ordering: .relaxed) {
        known_calls_by_register(50)
        rounds.add(1, ordering: .relaxed)
      }
      ended.signal()
    }.start()
    while rounds.load(ordering: .relaxed) == 0 {}
  }

  /// Stops the thread and waits for its end.
  func stop() {
    mustStop.store(true, ordering: .relaxed)
    ended.wait()
  }
}

/// The machine code of this process, which takes long to read.
@MainActor private let code = Result { try LoadedCode() }

/// Returns the counts of some work, such as the numbers of its instructions and retains.
///
/// The work is first performed once without counting, which initializes lazy values.
@MainActor private func count(_ work: @escaping () -> Void) throws -> Counts {
  let work = ClosureWork(work)
  work.perform()
  let recorder = InstructionRecorder(work)
  let trace = try #require(recorder.record())
  return trace.counts(in: try code.get(), calling: CountedFunction.all())
}

/// Returns the counts of `more + 1` repetitions of a sequence minus those of one repetition.
@MainActor private func growth(by more: Int, _ sequence: @escaping (Int) -> Void) throws -> Counts {
  func counts(_ repetitions: Int) throws -> Counts { try count { sequence(repetitions) } }
  return try counts(more + 1) - counts(1)
}

@Suite("Counting known sequences", .inBackground, .whereRecordable)
struct RecorderTests {
  @Test(
    """
    Each instruction on the path that was taken counts one, and each call by a register or a table \
    is a hop
    """)
  func sequences() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let rows: [(sequence: (Int) -> Void, more: Int, instructions: Int, hops: Int)] = [
        (known_loop, 0, 0, 0), (known_loop, 5_000, 10_000, 0), (known_skips, 2_000, 9_000, 0),
        (known_nested_conditions, 4_000, 38_000, 0),
        // An instruction with a repeat prefix counts once.
        (known_repeating_copy, 4_095, 0, 0),
        (known_calls_by_register, 100, 500, 100), (known_calls_by_table, 100, 400, 100),
        (known_direct_calls, 100, 400, 0), (known_switches, 100, 400, 0),
      ]
      for (index, row) in rows.enumerated() {
        let counts = try growth(by: row.more, row.sequence)
        #expect(counts[.instructions] == row.instructions, "row \(index)")
        #expect(counts[.dynamicHops] == row.hops, "row \(index)")
      }
    }
  }

  @Test("A function that is entered by a conditional jump has its arguments recorded")
  func tailCall() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      var steps = [probe_step](repeating: probe_step(), count: 1_000)
      let count = probe_record(
        { _ in
          probe_mark()
          known_tail_call(1, 42)
          probe_mark()
        }, nil, &steps, 1_000)
      let function: @convention(c) (Int) -> Int = known_identity
      let address = UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
      let step = try #require(steps.prefix(Int(count)).first { $0.address == address })
      #expect(step.argument1 == 42)
    }
  }

  @Test("Each counted function begins at a multiple of 16, as the recorder takes for granted")
  func alignment() {
    #expect(CountedFunction.all().keys.allSatisfy { $0 % 16 == 0 })
  }

  @Test("Each call of a closure and of a protocol's witness is a dynamic hop")
  func swiftHops() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let callee: any Callee = EmptyCallee()
      let closure = {}
      @MainActor func hops(_ work: @escaping (Int) -> Void) throws -> Int? {
        try growth(by: 10, work)[.dynamicHops]
      }
      // Without optimization each call goes through a thunk, which is a second hop.
      #expect([10, 20].contains(try hops { for _ in 0..<$0 { callWitness(callee) } }))
      #expect([10, 20].contains(try hops { for _ in 0..<$0 { callClosure(closure) } }))
      #expect(try hops { for _ in 0..<$0 { callDirectly() } } == 0)
    }
  }

  @Test(
    """
    Each allocation counts one and its requested bytes, or those of all its elements, and memory \
    that is not freed is live
    """)
  func allocations() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let pointers = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 3)
      defer { pointers.deallocate() }
      let counts = try count {
        pointers[0] = malloc(100)
        pointers[1] = calloc(3, 24)
        pointers[0] = realloc(pointers[0], 5_000)
        pointers[2] = malloc(7)
        free(pointers[2])
      }
      #expect(counts[.allocations] == 3)
      #expect(counts[.allocatedBytes] == 100 + 72 + 7)
      #expect(counts[.liveBytes] == 72 + 5_000)
      free(pointers[0])
      free(pointers[1])
      let objects = try count {
        var list: Node?
        for _ in 0..<10 { list = Node(next: list) }
        list = nil
      }
      #expect(objects[.allocations] == 10 && objects[.allocatedBytes] == 10 * 24)
      #expect(try #require(objects[.releases]) >= 10 && objects[.liveBytes] == 0)
    }
  }

  @Test("Each retain, each release and each load of a weak reference counts one")
  func references() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let node = Node(next: nil)
      let unmanaged = Unmanaged.passUnretained(node)
      weak let reference = node
      let none = try count {}
      for number in [1, 7] {
        let counts = try count { for _ in 0..<number { unmanaged.retain().release() } } - none
        // Without optimization, the value that `retain()` returns is itself retained for a moment.
        let retains = try #require(counts[.retains])
        #expect(retains >= number && retains % number == 0 && retains == counts[.releases])
        let loads = try count {
          for _ in 0..<number { withExtendedLifetime(reference) {} }
        }
        #expect(loads[.weakLoads] == number)
      }
      withExtendedLifetime(node) {}
    }
  }

  @Test("The same work has the same count, and each recording performs it once")
  func repeated() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      var runs = 0
      let work = ClosureWork {
        runs += 1
        free(malloc(48))
        known_calls_by_table(20)
      }
      for _ in 0..<30 { work.perform() }
      let recorder = InstructionRecorder(work)
      let first = try #require(recorder.record()?.steps.map(\.address))
      let second = try #require(recorder.record()?.steps.map(\.address))
      #expect(runs == 32)
      #expect(first == second)
    }
  }

  @Test("Other threads continue in the same code and are not counted")
  func otherThread() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let quiet = try count { known_calls_by_register(100) }
      let other = BusyThread()
      other.start()
      for _ in 0..<20 {
        #expect(try count { known_calls_by_register(100) } == quiet)
      }
      other.stop()
    }
  }

  @Test("A recording stops at the end of its memory, and the count shows that it was too short")
  func overflow() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      var steps = [probe_step](repeating: probe_step(), count: 3)
      let count = probe_record(
        { _ in
          probe_mark()
          known_loop(100)
          probe_mark()
        }, nil, &steps, 2)
      #expect(count > 200)
      #expect(steps[1].address != 0)
      #expect(steps[2].address == 0)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Enables a test where instructions can be recorded.
  static var whereRecordable: Self {
    .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer.")
  }
}

@Suite("Recording")
struct AvailabilityTests {
  @Test("It is available on Linux on x86-64 without a sanitizer, so that no test is skipped there")
  func available() {
    #if os(Linux) && arch(x86_64)
      let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
      #expect(InstructionRecorder.isAvailable != isSanitized)
      #expect(known_sequences_exist())
    #else
      #expect(!InstructionRecorder.isAvailable)
    #endif
  }
}
