extension Counter {
  /// The counter of instructions of the concurrency runtime, of libdispatch and of the queue that
  /// runs their jobs, including the library functions that these call.
  package static let runtimeInstructions = Counter(
    "runtimeInstructions", title: "runtime", place: .further,
    meaning: "Of the instructions, those of the concurrency runtime and its queues of jobs.",
    // These instructions are a part of all instructions, which are checked.
    isChecked: false, dependsOnProcessor: true
  ) { $0.runtimeInstructions }
}
