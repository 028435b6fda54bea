import Reports

extension Counter {
  /// The counter of machine instructions outside of the kernel.
  ///
  /// An instruction with a repeat prefix counts once.
  package static let instructions = Counter(
    "instructions", column: "instr.", sameness: .factor(1.05),
    meaning:
      "Machine instructions from the event until the result is on the screen; an exact count.",
    // Swift finds protocol conformances by hashes of addresses. In two runs at random addresses, of
    // 124 rows each, instructions differed in 24 rows by up to 5%; no other counter differed in
    // any.
    dependsOnProcessor: true, dependsOnAddresses: true
  ) { $0.instructions }
}
