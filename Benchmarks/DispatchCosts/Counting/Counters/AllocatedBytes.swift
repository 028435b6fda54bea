extension Counter {
  /// The counter of the bytes that `malloc` and `calloc` are asked for.
  package static let allocatedBytes = Counter(
    "allocatedBytes", title: "bytes", place: .further,
    meaning: "Bytes that are allocated."
  ) { $0.allocatedBytes }
}
