extension Counter {
  /// The counter of indirect calls, and of indirect jumps between functions, in the kit's own code.
  ///
  /// A call or a jump is indirect if its target is found at run time.
  package static let dynamicHops = Counter(
    "dynamicHops", title: "hops", place: .main,
    meaning: "Indirect calls and jumps by the kit's own code: their target is found at run time."
  ) { $0.dynamicCalls + $0.dynamicJumps }
}
