import CProbe
import Foundation
import KnownSequences
import Scenarios
import Testing

@testable import Metrics

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

/// What work does, once what happens only once has happened.
@MainActor private func count(
  stepsOnly: Bool = false, _ work: @escaping () -> Void
) throws -> Counts {
  let work = ClosureWork(work)
  work.perform()
  let code = try LoadedCode()
  let recorder = InstructionRecorder(work, stepsOnly: stepsOnly)
  let trace = try #require(recorder.record())
  return trace.counts(in: code, calling: CountedFunction.all())
}

@MainActor private func instructions(_ work: @escaping () -> Void) throws -> Int {
  try #require(try count(work)[.instructions])
}

@Suite(
  "Counting known sequences", .serialized,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
@MainActor struct RecorderTests {
  @Test("Each instruction counts one", arguments: [1, 2, 17, 5_000])
  func loop(repetitions: Int) throws {
    let one = try instructions { known_loop(1) }
    let all = try instructions { known_loop(repetitions) }
    #expect(all - one == 2 * (repetitions - 1))
  }

  @Test("An instruction that repeats itself counts once")
  func repeatingInstruction() throws {
    let few = try instructions { known_repeating_copy(1) }
    let many = try instructions { known_repeating_copy(4_096) }
    #expect(many == few)
  }

  @Test("Five in a hundred more are five in a hundred more")
  func twentieth() throws {
    let none = try instructions { known_loop(1) } - 2
    let usual = try instructions { known_loop(1_000) } - none
    let slowed = try instructions { known_loop(1_050) } - none
    #expect(slowed * 20 == usual * 21)
  }

  @Test(
    "A call by a register or a table is one hop, a direct call is none",
    arguments: [1, 2, 100])
  func hops(repetitions: Int) throws {
    let none = try count { known_loop(1) }
    func hops(_ work: @escaping (Int) -> Void) throws -> Int? {
      (try count { work(repetitions) } - none)[.dynamicHops]
    }
    #expect(try hops { known_calls_by_register($0) } == repetitions)
    #expect(try hops { known_calls_by_table($0) } == repetitions)
    #expect(try hops { known_direct_calls($0) } == 0)
  }

  @Test("A call takes the instructions that it is made of")
  func calls() throws {
    func each(_ work: @escaping (Int) -> Void) throws -> Int {
      try instructions { work(101) } - instructions { work(1) }
    }
    #expect(try each { known_calls_by_register($0) } == 500)
    #expect(try each { known_calls_by_table($0) } == 400)
    #expect(try each { known_direct_calls($0) } == 400)
  }

  @Test("A closure and a witness of a protocol are hops of Swift's, more of them for more calls")
  func swiftHops() throws {
    let callee: any Callee = EmptyCallee()
    let closure = {}
    func hops(_ work: @escaping (Int) -> Void) throws -> Int {
      let counts = try count { work(11) } - count { work(1) }
      return counts[.dynamicHops] ?? 0
    }
    // Without optimization each goes through a thunk.
    #expect([10, 20].contains(try hops { for _ in 0..<$0 { callWitness(callee) } }))
    #expect([10, 20].contains(try hops { for _ in 0..<$0 { callClosure(closure) } }))
  }

  @Test(
    "Each allocation counts one and the bytes that were asked for", arguments: [0, 1, 2, 1_000])
  func allocations(number: Int) throws {
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

  @Test("What is not freed again is live, with all elements of cleared memory")
  func liveBytes() throws {
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

  @Test("A list of objects is one allocation and one release for each")
  func objects() throws {
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

  @Test("References that are added and dropped by hand count one each", arguments: [0, 1, 7])
  func references(number: Int) throws {
    let node = Unmanaged.passRetained(Node(next: nil))
    defer { node.release() }
    let none = try count {}
    let counts = try count { for _ in 0..<number { node.retain().release() } } - none
    // Without optimization, what `retain()` returns is itself kept for a moment.
    #expect(try #require(counts[.retains]) >= number)
    #expect(counts[.retains] == counts[.releases])
    #expect(counts[.retains].map { number == 0 || $0 % number == 0 } == true)
  }

  @Test("Each load of a weak reference counts one", arguments: [0, 1, 5])
  func weakLoads(number: Int) throws {
    let node = Node(next: nil)
    weak var reference: Node?
    reference = node
    let counts = try count {
      for _ in 0..<number { withExtendedLifetime(reference) {} }
    }
    #expect(counts[.weakLoads] == number)
    withExtendedLifetime(node) {}
  }

  @Test("The same work is counted the same, and happens once each time")
  func repeated() throws {
    var runs = 0
    let work = ClosureWork {
      runs += 1
      withExtendedLifetime((0..<100).map { "\($0)" }.joined()) {}
    }
    for _ in 0..<30 { work.perform() }
    let recorder = InstructionRecorder(work)
    let first = try #require(recorder.record())
    let second = try #require(recorder.record())
    #expect(runs == 32)
    #expect(first.steps.map(\.address) == second.steps.map(\.address))
  }

  @Test("Nothing is recorded behind the end of the memory, and that is noticed")
  func overflow() {
    var steps = [probe_step](repeating: probe_step(), count: 3)
    let count = probe_record(
      { _ in
        probe_mark()
        known_loop(100)
        probe_mark()
      }, nil, &steps, 2, false)
    #expect(count > 200)
    #expect(steps[1].address != 0)
    #expect(steps[2].address == 0)
  }
}

/// An interaction and whose screen it is performed on.
private struct Case: CustomTestStringConvertible, Sendable {
  let interaction: String
  let contender: String

  var testDescription: String { "\(interaction) on \(contender)" }
}

@Suite(
  "Stopping at branches", .serialized,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
struct BranchTests {
  @Test(
    "finds the same instructions as stopping at each of them",
    arguments: [
      Case(interaction: "greeting-tap", contender: "floor"),
      Case(interaction: "profile-cached", contender: "mvc"),
      Case(interaction: "profile-failed", contender: "floor"),
      Case(interaction: "bindings", contender: "observers-1"),
    ])
  fileprivate func agreement(tried: Case) async throws {
    let (branches, steps) = try await MainLoop.whenIdle {
      (
        try Self.addresses(of: tried, stepsOnly: false),
        try Self.addresses(of: tried, stepsOnly: true)
      )
    }
    #expect(branches.count > 100)
    #expect(branches == steps)
  }

  /// The addresses of all instructions, on a screen of its own each time.
  @MainActor private static func addresses(of tried: Case, stepsOnly: Bool) throws -> [UInt64] {
    var addresses: [UInt64] = []
    try contender(tried.contender, in: tried.interaction).run(12) { work in
      for _ in 0..<10 {
        work.prepare()
        work.perform()
      }
      work.prepare()
      let trace = InstructionRecorder(work, stepsOnly: stepsOnly).record()
      addresses = trace?.steps.map(\.address) ?? []
      work.prepare()
      work.perform()
    }
    return addresses
  }
}
