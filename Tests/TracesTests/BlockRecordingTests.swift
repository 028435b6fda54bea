import CCallRecorder
import KnownSequences
import Testing

@testable import Traces

/// Returns the stack depths of the basic blocks that the work enters.
private func depths(_ work: @convention(c) (UnsafeMutableRawPointer?) -> Void) -> [UInt64] {
  var blocks: UnsafePointer<calls_block>?
  let count = calls_record(work, nil, nil, 0, &blocks)
  return UnsafeBufferPointer(start: blocks, count: Int(count)).map(\.depth)
}

@Suite("Recording blocks")
struct BlockRecordingTests {
  @Test("The depth of a block is the number of functions on the stack")
  func nesting() {
    #expect(depths { _ in known_nested_calls() } == [1, 2, 3, 2, 1])
  }

  @Test(
    "A function that has returned is not mistaken for a caller, at any address of the next frame")
  func growingFrame() {
    #expect(depths { _ in known_growing_frame() } == [1, 2, 2])
  }

  @Test("An uninstrumented function is not mistaken for an earlier one at the same address")
  func relayedCall() {
    #expect(depths { _ in known_relayed_call() } == [1, 2, 2])
  }

  @Test("A function that calls itself is one level deeper each time")
  func recursion() {
    let found = depths { _ in known_recursion(10_000) }
    #expect(found == Array(1...10_000))
  }

  @Test("Blocks are recorded only during a recording, and each recording starts empty")
  func anew() {
    known_nested_calls()
    #expect(depths { _ in } == [])
    #expect(depths { _ in known_recursion(2) } == [1, 2])
  }

  @Test("A recording within a recording is refused")
  func within() {
    #expect(
      depths { _ in
        var blocks: UnsafePointer<calls_block>?
        let count = calls_record({ _ in known_recursion(9) }, nil, nil, 0, &blocks)
        if count == -1 { known_recursion(1) }
      } == [1])
  }

  @Test("A program that was not built for tracing says so")
  func isNotInstrumented() {
    #expect(!CallRecorder.isAvailable)
  }
}
