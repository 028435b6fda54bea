import CProbe

/// How much memory some work took from the heap.
struct AllocationCount: Equatable {
  /// Calls of `malloc` and `calloc`.
  let allocations: Int
  /// The bytes that those calls asked for.
  let bytes: Int

  init(allocations: Int, bytes: Int) {
    self.allocations = allocations
    self.bytes = bytes
  }

  /// Runs work and counts what this thread allocates meanwhile; `nil`, with the work left undone,
  /// where that is not possible.
  ///
  /// Only one thread may count at a time.
  init?(of work: () -> Void) {
    var counts = probe_counts()
    let isCounted = withoutActuallyEscaping(work) { work in
      withUnsafePointer(to: work) { pointer in
        probe_count(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          UnsafeMutableRawPointer(mutating: pointer), &counts)
      }
    }
    guard isCounted else { return nil }
    allocations = Int(counts.allocations)
    bytes = Int(counts.allocated_bytes)
  }
}
