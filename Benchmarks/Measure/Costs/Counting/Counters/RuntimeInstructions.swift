extension Counter {
  /// The counter of instructions that manage tasks and other queued jobs.
  ///
  /// These are the instructions of the concurrency runtime, of libdispatch and of the loop in which
  /// this package executes queued jobs. The instructions of the library functions that these three
  /// call are included.
  package static let runtimeInstructions = Counter(
    "runtimeInstructions", label: "runtime instructions", column: "runtime",
    meaning: "The number of instructions that the concurrency runtime and its job queues execute.",
    // These instructions are a part of all instructions, which are checked.
    isChecked: false, dependsOnProcessor: true
  ) { $0.runtimeInstructions }
}
