/// A counter as a column of a table.
package struct CounterColumn {
  package let title: String
  package let meaning: String
  package let value: (DispatchFigures) -> Int?

  private init(_ title: String, _ counter: Counter, _ meaning: String) {
    self.title = title
    self.meaning = meaning
    value = { $0.counts[counter] }
  }

  private init(_ title: String, netOf counter: Counter, _ meaning: String) {
    self.title = title
    self.meaning = meaning
    value = { $0.net?[counter] }
  }
}

extension [CounterColumn] {
  /// What stands beside the times.
  package static var main: Self { CounterColumn.main }
  /// What only a reader of dispatch alone sees.
  package static var further: Self { CounterColumn.further }
}

extension CounterColumn {
  package static var main: [CounterColumn] {
    [
      CounterColumn(
        "instr.", .instructions,
        "Machine instructions, from the event to the result on the screen; exact, as all counts are."
      ),
      CounterColumn(
        "net", netOf: .instructions,
        "Instructions without the floor's and without what the models take alone."),
      CounterColumn(
        "hops", .dynamicHops,
        "Calls and jumps by the kit's own code whose target is found at run time."),
      CounterColumn("retains", .retains, "Strong references that are added."),
      CounterColumn("weak", .weakLoads, "Weak references that are loaded or copied."),
      CounterColumn("allocs", .allocations, "Blocks of memory that are allocated."),
    ]
  }

  package static var further: [CounterColumn] {
    [
      CounterColumn(
        "runtime", .runtimeInstructions,
        "Of the instructions, those of the concurrency runtime and its queues of jobs."),
      CounterColumn("releases", .releases, "Strong references that are dropped."),
      CounterColumn("bytes", .allocatedBytes, "Bytes that are allocated."),
      CounterColumn(
        "live bytes", .liveBytes,
        "Of the bytes, those that the screen that was built keeps, its views included."),
    ]
  }
}
