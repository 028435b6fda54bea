extension Counter {
  /// The counter of the bytes that any code requests with `malloc` or `calloc`.
  package static let allocatedBytes = Counter(
    "allocatedBytes", label: "allocated bytes", column: "bytes",
    meaning: "The number of bytes that are allocated."
  ) { $0.allocatedBytes }
}
