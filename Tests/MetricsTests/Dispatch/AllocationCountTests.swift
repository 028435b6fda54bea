import Foundation
import Testing

@testable import Metrics

private final class Node {
  let next: Node?

  init(next: Node?) {
    self.next = next
  }
}

@Suite("Counting allocations", .enabled(if: AllocationCounter.isAvailable))
@MainActor struct AllocationCountTests {
  @Test(
    "Each allocation counts one and the bytes that were asked for", arguments: [0, 1, 2, 1_000])
  func knownSequence(count: Int) {
    var pointers: [UnsafeMutableRawPointer] = []
    pointers.reserveCapacity(count)
    let counted = AllocationCount {
      for _ in 0..<count { pointers.append(.allocate(byteCount: 48, alignment: 16)) }
    }
    for pointer in pointers { pointer.deallocate() }
    #expect(counted == AllocationCount(allocations: count, bytes: count * 48))
  }

  @Test("Cleared memory counts with all its elements")
  func clearedMemory() {
    var pointer: UnsafeMutableRawPointer?
    let counted = AllocationCount { pointer = calloc(3, 24) }
    free(pointer)
    #expect(counted == AllocationCount(allocations: 1, bytes: 72))
  }

  @Test("Each object of a class is one allocation")
  func objects() {
    var list: Node?
    let counted = AllocationCount {
      for _ in 0..<10 { list = Node(next: list) }
    }
    #expect(list != nil)
    #expect(counted == AllocationCount(allocations: 10, bytes: 10 * 24))
  }

  @Test("What is only released is no allocation")
  func releases() {
    var list: Node? = Node(next: Node(next: nil))
    #expect(AllocationCount { list = nil } == AllocationCount(allocations: 0, bytes: 0))
    #expect(list == nil)
  }

  @Test("What happens before and after is not counted, and the work runs once each time")
  func betweenCounts() {
    var runs = 0
    for _ in 0..<5 {
      let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1_024, alignment: 16)
      defer { pointer.deallocate() }
      let counted = AllocationCount {
        runs += 1
        UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16).deallocate()
      }
      #expect(counted == AllocationCount(allocations: 1, bytes: 16))
    }
    #expect(runs == 5)
  }
}
