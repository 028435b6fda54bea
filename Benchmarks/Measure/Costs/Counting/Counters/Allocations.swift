extension Counter {
  /// The counter of the memory blocks that any code requests with `malloc` or `calloc`.
  package static let allocations = Counter(
    "allocations", column: "allocs",
    meaning: "The number of memory blocks that are allocated."
  ) { $0.calls(of: .allocation) + $0.calls(of: .clearedAllocation) }
}
