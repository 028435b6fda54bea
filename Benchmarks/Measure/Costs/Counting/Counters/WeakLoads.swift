extension Counter {
  /// The counter of weak references that are loaded or copied.
  package static let weakLoads = Counter(
    "weakLoads", label: "weak loads", column: "weak",
    meaning: "The number of times that a weak reference is loaded or copied."
  ) { $0.calls(of: .weakLoad) }
}
