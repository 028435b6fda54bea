import CCallRecorder
import Testing

@testable import Toolchain
@testable import Traces

/// A made-up program in memory from the address 0x10000 on, with functions of 0x100 bytes each.
private struct Program {
  private static let slide: UInt64 = 0x10000
  private let names: [String]
  private(set) var reader: BlockReader

  init(_ names: String...) {
    self.names = names
    let functions = names.enumerated().map { index, name in
      SymbolTable.Function(
        start: UInt64(index + 1) * 0x100, end: UInt64(index + 2) * 0x100, symbol: name)
    }
    let asyncFunctions = Set(names.compactMap { RecordedFunction.part($0)?.whole })
    reader = BlockReader(
      symbols: SymbolTable(functions: functions), slide: Self.slide, asyncFunctions: asyncFunctions)
  }

  /// Reads a recording of blocks, and returns the calls as text.
  ///
  /// A block is a text such as `f 2 B<A`: the first block of the function `f`, at the depth 2, in
  /// the context 0xB, whose caller has the context 0xA. `f+1` is another block of `f`.
  ///
  /// In the result, f calls g and h in `f{g h…}`. `g…` means that g is suspended, and `…g` means
  /// that g resumes.
  mutating func read(_ blocks: String...) -> String {
    let calls = reader.read(blocks.map(block))
    return words(calls)
  }

  private func block(_ text: String) -> calls_block {
    let words = text.split(separator: " ")
    let name = words[0].prefix { $0 != "+" }
    let contexts = words.dropFirst(2).flatMap { $0.split(separator: "<") }
      .compactMap { UInt64($0, radix: 16) }
    let function = names.firstIndex(of: String(name)) ?? 0
    return calls_block(
      address: Self.slide + UInt64(function + 1) * 0x100 + (name == words[0] ? 0x20 : 0x30),
      depth: UInt64(words[1]) ?? 0, context: contexts.first ?? 0,
      outer_context: contexts.dropFirst().first ?? 0)
  }

  private func words(_ calls: [Int]) -> String {
    calls.map { index in
      let call = reader.recorded.calls[index]
      let name = reader.recorded.symbols[call.symbol]
      let inner = call.calls.isEmpty ? "" : "{\(words(call.calls))}"
      return (call.resumes ? "…" : "") + name + inner + (call.suspends ? "…" : "")
    }.joined(separator: " ")
  }
}

@Suite("Deriving calls from blocks")
struct BlockReaderTests {
  @Test("A function is called by the one above it on the stack")
  func nesting() {
    var program = Program("f", "g", "h")
    let calls = program.read("f 1", "g 2", "h 3", "h 2", "f+1 1", "g 2", "g 1")
    #expect(calls == "f{g{h} h g} g")
  }

  @Test("A function that calls itself is entered twice, a loop is not")
  func recursion() {
    var program = Program("f")
    #expect(program.read("f 1", "f+1 1", "f 2", "f+1 2", "f+1 1", "f+1 1") == "f{f}")
    #expect(program.reader.recorded.calls.last?.blocks == [0x120, 0x130])
  }

  @Test("Equal calls are stored once, also across recordings")
  func sharing() {
    var program = Program("f", "g")
    #expect(program.read("f 1", "g 2", "f 1", "g 2") == "f{g} f{g}")
    #expect(program.read("f 1", "g 2") == "f{g}")
    #expect(program.reader.recorded.calls.count == 2)
  }

  @Test("An asynchronous function is called by the one whose context leads to it")
  func asyncCall() {
    var program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "show")
    let calls = program.read(
      "run 1", "load 2 A", "ask 2 B<A", "askTY0_ 2 B", "loadTQ0_ 2 B<A", "show 3")
    #expect(calls == "run{load{ask show}…}")
  }

  @Test("A function that waits continues in a later turn, and so does its caller")
  func suspension() {
    var program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "show")
    #expect(program.read("run 1", "load 2 A", "ask 2 B<A") == "run{load{ask…}…}")
    let answered = program.read("run 1", "askTY0_ 2 B", "loadTQ0_ 2 B<A", "show 3")
    #expect(answered == "run{…ask …load{show}…}")
  }

  @Test("Two tasks that take turns are not mixed up")
  func twoTasks() {
    var program = Program("run", "load", "loadTY12_", "save", "saveTY0_")
    let calls = program.read("run 1", "load 2 A", "save 2 B", "loadTY12_ 2 A", "saveTY0_ 2 B")
    #expect(calls == "run{load… save… …load… …save…}")
  }

  @Test("A context that is used again belongs to the latest function in it")
  func reusedContext() {
    var program = Program("run", "load", "loadTQ0_", "ask", "askTY0_", "tell", "tellTY0_")
    let calls = program.read(
      "run 1", "load 2 A", "ask 2 B<A", "loadTQ0_ 2 B<A", "tell 2 B<A", "tellTY0_ 2 B")
    #expect(calls == "run{load{ask tell…}…}")
  }

  @Test("A function that continues without a recorded call is marked as continued")
  func unknown() {
    var program = Program("load", "loadTY0_")
    #expect(program.read("loadTY0_ 1 A") == "…load…")
  }

  @Test("An address outside of every function is left out")
  func strange() {
    var reader = Program("f").reader
    let strange = calls_block(address: 0x99999, depth: 1, context: 0, outer_context: 0)
    #expect(reader.read([strange]) == [])
  }

  @Test(
    "A symbol that only resembles a part of an asynchronous function is a whole function",
    arguments: ["", "_", "0_", "TQ_", "Q0_", "TX0_", "$s3MVP3tapyyFU_", "TQ0", "main"])
  func noPart(symbol: String) {
    #expect(RecordedFunction.part(symbol) == nil)
  }
}
