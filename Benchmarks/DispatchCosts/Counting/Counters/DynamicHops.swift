extension Counter {
  /// The counter of indirect calls and jumps by the kit's own code, whose target is found at run
  /// time.
  package static let dynamicHops = Counter(
    "dynamicHops", title: "hops", place: .besideTimes,
    meaning: "Calls and jumps by the kit's own code whose target is found at run time."
  ) { $0.dynamicCalls + $0.dynamicJumps }
}
