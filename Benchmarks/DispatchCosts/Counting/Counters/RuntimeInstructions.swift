extension Counter {
  /// Of the instructions, those of the concurrency runtime, of libdispatch and of the queue that
  /// hands out their jobs, with the library functions that these call.
  package static let runtimeInstructions = Counter(
    "runtimeInstructions", title: "runtime", place: .further,
    meaning: "Of the instructions, those of the concurrency runtime and its queues of jobs.",
    // They are part of all instructions, which are checked.
    isChecked: false, dependsOnProcessor: true
  ) { $0.runtimeInstructions }
}
