import Testing

@testable import Traces

@Suite("Recorded functions")
struct RecordedFunctionTests {
  @Test(
    "A part of an asynchronous function belongs to the whole one",
    arguments: [
      ("$s3MVP4loadyyYaFTQ0_", RecordedFunction.EntryKind.returnedTo),
      ("$s3MVP4loadyyYaFTY12_", .resumed),
    ])
  func part(symbol: String, entryKind: RecordedFunction.EntryKind) {
    let function = RecordedFunction(symbol, asyncFunctions: ["$s3MVP4loadyyYaF"])
    #expect(function.symbol == "$s3MVP4loadyyYaF")
    #expect(function.entryKind == entryKind)
  }

  @Test("A function that has parts is called asynchronously, any other one is called")
  func whole() {
    let asyncFunctions: Set = ["$s3MVP4loadyyYaF"]
    let load = RecordedFunction("$s3MVP4loadyyYaF", asyncFunctions: asyncFunctions)
    #expect(load.entryKind == .calledAsynchronously)
    let tap = RecordedFunction("$s3MVP3tapyyF", asyncFunctions: asyncFunctions)
    #expect(tap.entryKind == .called)
  }

  @Test(
    "A symbol that only resembles a part is a whole function",
    arguments: ["", "_", "0_", "TQ_", "Q0_", "TX0_", "$s3MVP3tapyyFU_", "TQ0", "main"])
  func noPart(symbol: String) {
    #expect(RecordedFunction.part(symbol) == nil)
  }
}
