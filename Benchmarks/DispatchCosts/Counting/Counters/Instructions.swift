extension Counter {
  /// Machine instructions outside of the kernel; one with a repeat prefix counts once.
  package static let instructions: Counter = Counter(
    "instructions", title: "instr.", name: "instructions", place: .besideTimes,
    meaning:
      "Machine instructions, from the event to the result on the screen; exact, as all counts are.",
    net: CounterColumn(
      id: "net", title: "net", name: "net instructions", unit: "instructions", place: .besideTimes,
      meaning: "Instructions without the floor's and without what the models take alone."
    ) { $0.net?[.instructions] },
    // Swift looks protocols up in tables by hashes of addresses, which are others in each build:
    // between builds of the same code those of a refused name have differed by 5.5%.
    leastTolerance: 6, dependsOnProcessor: true
  ) { $0.instructions }
}
