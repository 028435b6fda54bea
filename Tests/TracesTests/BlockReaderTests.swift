import CCallRecorder
import Testing

@testable import Toolchain
@testable import Traces

/// A made-up program in memory from the address 0x10000 on, with functions of 0x100 bytes each.
private struct Program {
  static let slide: UInt64 = 0x10000
  private let names: [String]
  private(set) var blocks: [calls_block] = []

  init(_ names: String...) {
    self.names = names
  }

  func reader() -> BlockReader {
    let functions = names.enumerated().map { index, name in
      SymbolTable.Function(
        start: UInt64(index + 1) * 0x100, end: UInt64(index + 2) * 0x100, symbol: name)
    }
    let asyncFunctions = Set(names.compactMap { RecordedFunction.part($0)?.whole })
    return BlockReader(
      symbols: SymbolTable(functions: functions), slide: Self.slide, asyncFunctions: asyncFunctions)
  }

  /// Returns the record of one basic block of a function, as a recording contains it.
  ///
  /// The blocks of a function are 0x10 bytes apart, and the first block has the number 0.
  func block(
    _ name: String, _ number: UInt64 = 0, depth: UInt64, context: UInt64 = 0, outer: UInt64 = 0
  ) -> calls_block {
    let index = names.firstIndex(of: name) ?? 0
    return calls_block(
      address: Self.slide + UInt64(index + 1) * 0x100 + 0x20 + number * 0x10, depth: depth,
      context: context, outer_context: outer)
  }
}

/// Returns calls as text, such as `f{g h…}`, where f calls g and h.
///
/// In the text, `g…` means that g is suspended, and `…g` means that g resumes.
private func words(_ calls: [Int], in recorded: RecordedCalls) -> String {
  calls.map { index in
    let call = recorded.calls[index]
    let name = recorded.symbols[call.symbol]
    let inner = call.calls.isEmpty ? "" : "{\(words(call.calls, in: recorded))}"
    return (call.resumes ? "…" : "") + name + inner + (call.suspends ? "…" : "")
  }.joined(separator: " ")
}

@Suite("Deriving calls from blocks")
struct BlockReaderTests {
  @Test("A function is called by the one above it on the stack")
  func nesting() {
    let program = Program("f", "g", "h")
    var reader = program.reader()
    let calls = reader.read([
      program.block("f", depth: 1), program.block("g", depth: 2), program.block("h", depth: 3),
      program.block("h", depth: 2), program.block("f", 1, depth: 1), program.block("g", depth: 2),
      program.block("g", depth: 1),
    ])
    #expect(words(calls, in: reader.recorded) == "f{g{h} h g} g")
  }

  @Test("A function that calls itself is entered twice, a loop is not")
  func recursion() {
    let program = Program("f")
    var reader = program.reader()
    let calls = reader.read([
      program.block("f", depth: 1), program.block("f", 1, depth: 1),
      program.block("f", depth: 2), program.block("f", 1, depth: 2),
      program.block("f", 1, depth: 1), program.block("f", 1, depth: 1),
    ])
    #expect(words(calls, in: reader.recorded) == "f{f}")
    let outer = reader.recorded.calls[calls[0]]
    #expect(outer.blocks == [0x120, 0x130])
  }

  @Test("Equal calls are stored once, also across recordings")
  func sharing() {
    let program = Program("f", "g")
    var reader = program.reader()
    let once = [program.block("f", depth: 1), program.block("g", depth: 2)]
    let calls = reader.read(once + once)
    #expect(calls[0] == calls[1])
    #expect(reader.read(once) == [calls[0]])
    #expect(reader.recorded.calls.count == 2)
  }

  @Test("An asynchronous function is called by the one whose context leads to it")
  func asyncCall() {
    let program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "show")
    var reader = program.reader()
    let calls = reader.read([
      program.block("run", depth: 1),
      program.block("load", depth: 2, context: 0xA),
      program.block("ask", depth: 2, context: 0xB, outer: 0xA),
      program.block("askTY0_", depth: 2, context: 0xB),
      program.block("loadTQ0_", depth: 2, context: 0xB, outer: 0xA),
      program.block("show", depth: 3),
    ])
    #expect(words(calls, in: reader.recorded) == "run{load{ask show}…}")
  }

  @Test("A function that waits continues in a later turn, and so does its caller")
  func suspension() {
    let program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "show")
    var reader = program.reader()
    let asked = reader.read([
      program.block("run", depth: 1), program.block("load", depth: 2, context: 0xA),
      program.block("ask", depth: 2, context: 0xB, outer: 0xA),
    ])
    #expect(words(asked, in: reader.recorded) == "run{load{ask…}…}")
    let answered = reader.read([
      program.block("run", depth: 1), program.block("askTY0_", depth: 2, context: 0xB),
      program.block("loadTQ0_", depth: 2, context: 0xB, outer: 0xA),
      program.block("show", depth: 3),
    ])
    #expect(words(answered, in: reader.recorded) == "run{…ask …load{show}…}")
  }

  @Test("Two tasks that take turns are not mixed up")
  func twoTasks() {
    let program = Program("run", "load", "loadTY0_", "save", "saveTY0_")
    var reader = program.reader()
    let calls = reader.read([
      program.block("run", depth: 1), program.block("load", depth: 2, context: 0xA),
      program.block("save", depth: 2, context: 0xB),
      program.block("loadTY0_", depth: 2, context: 0xA),
      program.block("saveTY0_", depth: 2, context: 0xB),
    ])
    #expect(words(calls, in: reader.recorded) == "run{load… save… …load… …save…}")
  }

  @Test("A context that is used again belongs to the latest function in it")
  func reusedContext() {
    let program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "tell", "tellTY0_")
    var reader = program.reader()
    let calls = reader.read([
      program.block("run", depth: 1), program.block("load", depth: 2, context: 0xA),
      program.block("ask", depth: 2, context: 0xB, outer: 0xA),
      program.block("loadTQ0_", depth: 2, context: 0xB, outer: 0xA),
      program.block("tell", depth: 2, context: 0xB, outer: 0xA),
      program.block("tellTY0_", depth: 2, context: 0xB),
    ])
    #expect(words(calls, in: reader.recorded) == "run{load{ask tell…}…}")
  }

  @Test("A function that continues without a recorded call is marked as continued")
  func unknown() {
    let program = Program("load", "loadTY0_")
    var reader = program.reader()
    let calls = reader.read([program.block("loadTY0_", depth: 1, context: 0xA)])
    #expect(words(calls, in: reader.recorded) == "…load…")
  }

  @Test("An address outside of every function is left out")
  func strange() {
    let program = Program("f")
    var reader = program.reader()
    let strange = calls_block(address: 0x99999, depth: 1, context: 0, outer_context: 0)
    let calls = reader.read([strange, program.block("f", depth: 2)])
    #expect(calls.count <= 1)
  }
}
