import Testing

@testable import CallTraces

@Suite("Functions of a recording")
struct RecordedFunctionTests {
  @Test(
    "A part of an asynchronous function belongs to the whole one",
    arguments: [
      ("$s3MVP4loadyyYaFTQ0_", RecordedFunction.Entry.returnedTo),
      ("$s3MVP4loadyyYaFTY12_", .resumed),
    ])
  func part(symbol: String, entry: RecordedFunction.Entry) {
    let function = RecordedFunction(symbol, asyncFunctions: ["$s3MVP4loadyyYaF"])
    #expect(function.symbol == "$s3MVP4loadyyYaF")
    #expect(function.entry == entry)
  }

  @Test("A function that has parts is called asynchronously, any other one is called")
  func whole() {
    let asyncFunctions: Set = ["$s3MVP4loadyyYaF"]
    let load = RecordedFunction("$s3MVP4loadyyYaF", asyncFunctions: asyncFunctions)
    #expect(load.entry == .calledAsynchronously)
    let tap = RecordedFunction("$s3MVP3tapyyF", asyncFunctions: asyncFunctions)
    #expect(tap.entry == .called)
  }

  @Test(
    "What only looks like a part is a whole function",
    arguments: ["", "_", "0_", "TQ_", "Q0_", "TX0_", "$s3MVP3tapyyFU_", "TQ0", "main"])
  func noPart(symbol: String) {
    #expect(RecordedFunction.part(symbol) == nil)
  }
}
