extension Counter {
  /// The counter of indirect calls, and of indirect jumps between functions, in this package's own
  /// code.
  ///
  /// A call or a jump is indirect if its target is found at run time.
  package static let dynamicHops = Counter(
    "dynamicHops", label: "hops",
    meaning: """
      The number of indirect calls and jumps in this package's own code. The target of an indirect \
      call or jump is found at run time.
      """
  ) { $0.dynamicCalls + $0.dynamicJumps }
}
