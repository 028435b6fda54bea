extension Counter {
  /// The counter of the bytes that any code requests with `malloc` or `calloc`.
  package static let allocatedBytes = Counter(
    "allocatedBytes", title: "bytes", place: .further,
    meaning: "Bytes that are allocated."
  ) { $0.allocatedBytes }
}
