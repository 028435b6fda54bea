extension Counter {
  /// The counter of machine instructions outside of the kernel.
  ///
  /// An instruction with a repeat prefix counts once.
  package static let instructions: Counter = Counter(
    "instructions", title: "instr.", name: "instructions", place: .further,
    meaning:
      "Machine instructions from the event until the result is on the screen; an exact count.",
    others: [
      CounterColumn(
        id: "net", title: "net", name: "net instructions", unit: "instructions", place: .main,
        movesWithLayout: true,
        meaning: """
          The number of instructions, minus the instructions of the floor (the screen without an \
          architecture), and minus the instructions of the models' own work.
          """
      ) { $0.net?[.instructions] },
      CounterColumn(
        id: "price", title: "price", name: "price of the pattern", unit: "instructions",
        place: .main, movesWithLayout: true,
        meaning: """
          The net instructions of the architecture, minus the lowest net instructions of any \
          measured architecture.
          """
      ) { $0.price?[.instructions] },
    ],
    // Swift finds protocol conformances by hashes of addresses. In two runs at random addresses, of
    // 124 rows each, instructions differed in 24 rows by up to 5%; no other counter differed in
    // any.
    dependsOnProcessor: true, dependsOnAddresses: true
  ) { $0.instructions }
}
