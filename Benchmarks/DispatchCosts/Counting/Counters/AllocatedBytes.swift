extension Counter {
  /// The bytes that were asked for with the allocated blocks.
  package static let allocatedBytes = Counter(
    "allocatedBytes", title: "bytes", place: .further,
    meaning: "Bytes that are allocated."
  ) { $0.allocatedBytes }
}
