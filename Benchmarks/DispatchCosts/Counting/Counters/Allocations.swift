extension Counter {
  /// Blocks of memory that any code asked the allocator for.
  package static let allocations = Counter(
    "allocations", title: "allocs", name: "allocations", place: .besideTimes,
    meaning: "Blocks of memory that are allocated."
  ) { $0.calls(of: .allocation) + $0.calls(of: .clearedAllocation) }
}
