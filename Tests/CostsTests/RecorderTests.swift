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

@Suite(
  "Counting known sequences", .inBackground,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
struct RecorderTests {
  @Test("Each instruction counts one", arguments: [0, 1, 16, 5_000])
  func loop(repetitions: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [repetitions] () throws in
      #expect(try growth(by: repetitions, known_loop)[.instructions] == 2 * repetitions)
    }
  }

  @Test("Only the instructions on the path that was taken count", arguments: [0, 1, 2, 1_000])
  func conditions(pairs: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [pairs] () throws in
      #expect(try growth(by: 2 * pairs, known_skips)[.instructions] == 9 * pairs)
      #expect(try growth(by: 4 * pairs, known_nested_conditions)[.instructions] == 38 * pairs)
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

  @Test("An instruction with a repeat prefix counts once", arguments: [1, 4_095])
  func repeatingInstruction(bytes: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [bytes] () throws in
      #expect(try growth(by: bytes, known_repeating_copy)[.instructions] == 0)
    }
  }

  @Test("One twentieth more work is one twentieth more instructions")
  func twentieth() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let usual = try #require(try growth(by: 1_000, known_loop)[.instructions])
      let slowed = try #require(try growth(by: 1_050, known_loop)[.instructions])
      #expect(slowed * 20 == usual * 21)
    }
  }

  @Test(
    "A call by a register or a table is one hop; a direct call is none, nor is a jump within a function"
  )
  func hops() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      for repetitions in [0, 1, 100] {
        @MainActor func hops(_ sequence: @escaping (Int) -> Void) throws -> Int? {
          try growth(by: repetitions, sequence)[.dynamicHops]
        }
        #expect(try hops(known_calls_by_register) == repetitions, "\(repetitions) by register")
        #expect(try hops(known_calls_by_table) == repetitions, "\(repetitions) by table")
        #expect(try hops(known_direct_calls) == 0, "\(repetitions) direct calls")
        #expect(try hops(known_switches) == 0, "\(repetitions) switches")
      }
    }
  }

  @Test("A call counts the instructions that it consists of")
  func calls() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      #expect(try growth(by: 100, known_calls_by_register)[.instructions] == 500)
      #expect(try growth(by: 100, known_calls_by_table)[.instructions] == 400)
      #expect(try growth(by: 100, known_direct_calls)[.instructions] == 400)
      #expect(try growth(by: 100, known_switches)[.instructions] == 400)
    }
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
    "Each allocation counts one and its requested bytes", arguments: [0, 1, 2, 1_000])
  func allocations(number: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [number] () throws in
      let pointers = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1_000)
      defer { pointers.deallocate() }
      let counts = try count {
        for index in 0..<number { pointers[index] = malloc(48) }
        for index in 0..<number { free(pointers[index]) }
      }
      #expect(counts[.allocations] == number)
      #expect(counts[.allocatedBytes] == number * 48)
      #expect(counts[.liveBytes] == 0)
    }
  }

  @Test("Memory that is not freed is live, and cleared memory counts all its elements")
  func liveBytes() async {
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
      #expect(counts[.allocatedBytes] == 100 + 72 + 7)
      #expect(counts[.liveBytes] == 72 + 5_000)
      free(pointers[0])
      free(pointers[1])
    }
  }

  @Test("A list of objects takes one allocation and one release for each object")
  func objects() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let counts = try count {
        var list: Node?
        for _ in 0..<10 { list = Node(next: list) }
        list = nil
      }
      #expect(counts[.allocations] == 10)
      #expect(counts[.allocatedBytes] == 10 * 24)
      #expect(counts[.liveBytes] == 0)
      #expect((counts[.releases] ?? 0) >= 10)
    }
  }

  @Test("References that are retained and released by hand count one each", arguments: [0, 1, 7])
  func references(number: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [number] () throws in
      let node = Unmanaged.passRetained(Node(next: nil))
      defer { node.release() }
      let none = try count {}
      let counts = try count { for _ in 0..<number { node.retain().release() } } - none
      // Without optimization, the value that `retain()` returns is itself retained for a moment.
      #expect(try #require(counts[.retains]) >= number)
      #expect(counts[.retains] == counts[.releases])
      #expect(counts[.retains].map { number == 0 || $0 % number == 0 } == true)
    }
  }

  @Test("Each load of a weak reference counts one", arguments: [0, 1, 5])
  func weakLoads(number: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [number] () throws in
      let node = Node(next: nil)
      weak var reference: Node?
      reference = node
      let counts = try count {
        for _ in 0..<number { withExtendedLifetime(reference) {} }
      }
      #expect(counts[.weakLoads] == number)
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
      for _ in 0..<50 {
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
