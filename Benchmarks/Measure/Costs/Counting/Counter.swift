import Reports

/// What is counted exactly while an interaction runs, such as the number of allocations.
///
/// The raw value is the name in JSON. The cases have the order in which tables, legends and checks
/// list the counters. The figures, the JSON and the check against a kept run (an earlier run, saved
/// in a file) follow from the cases. A table shows a counter if its figure is in the table's list.
package enum Counter: String, CaseIterable, Codable, CodingKey, Sendable {
  /// Machine instructions outside of the kernel.
  ///
  /// An instruction with a repeat prefix counts once.
  case instructions
  /// The instructions of the concurrency runtime, of libdispatch and of the loop in which this
  /// package executes queued jobs, with those of the library functions that these three call.
  case runtimeInstructions
  /// Indirect calls, and indirect jumps between functions, in this package's own code.
  ///
  /// A call or a jump is indirect if its target is found at run time.
  case dynamicHops
  /// Strong references that are added by functions such as `swift_retain`.
  ///
  /// Strong references that come from loading a weak reference have a counter of their own. A call
  /// of `swift_retain_n` counts as many references as it adds.
  case retains
  /// Strong references that are dropped by functions such as `swift_release`.
  ///
  /// A call with null instead of an object counts as well, since the program makes the call.
  case releases
  /// Weak references that are loaded or copied.
  case weakLoads
  /// The memory blocks that any code requests with `malloc` or `calloc`.
  case allocations
  /// The bytes that any code requests with `malloc` or `calloc`.
  case allocatedBytes
  /// The bytes that an interaction allocates and does not free.
  ///
  /// For an interaction that opens a screen, these bytes are the memory that the new screen holds
  /// after it has appeared, with the objects that it creates only then. The window is created
  /// before the interaction, so it does not count. The same holds for the objects that are given
  /// to the screen, such as its service.
  case liveBytes

  /// True if the check against a kept run compares this count.
  ///
  /// The runtime's instructions are a part of all instructions, which are checked.
  package var isChecked: Bool { self != .runtimeInstructions }
  /// True if the same work gives different counts on different models of processor.
  package var dependsOnProcessor: Bool { self == .instructions || self == .runtimeInstructions }
  /// True if the same work gives different counts when code and data lie at other addresses.
  ///
  /// If the system refuses to place processes at fixed addresses, the count is left out. Swift
  /// finds protocol conformances by hashes of addresses. In two runs at random addresses, of 124
  /// rows each, instructions differed in 24 rows by up to 5%; no other counter differed in any.
  var dependsOnAddresses: Bool { self == .instructions }
  /// True if the count is reported only for interactions that open a screen.
  var isOfOpenedScreens: Bool { self == .liveBytes }

  /// Returns the count in a tally of instructions.
  func count(in tally: InstructionTally) -> Int {
    switch self {
    case .instructions: tally.instructions
    case .runtimeInstructions: tally.runtimeInstructions
    case .dynamicHops: tally.dynamicCalls + tally.dynamicJumps
    case .retains: tally.calls(of: .retain)
    case .releases: tally.calls(of: .release)
    case .weakLoads: tally.calls(of: .weakLoad)
    case .allocations: tally.calls(of: .allocation) + tally.calls(of: .clearedAllocation)
    case .allocatedBytes: tally.allocatedBytes
    case .liveBytes: tally.liveBytes
    }
  }
}

// MARK: - The figure

extension Counter {
  /// The figure of the whole count.
  ///
  /// Its id is the name in small letters with hyphens, such as `weak-loads`.
  package var total: Figure<DispatchFigures> {
    let (label, column) = names
    return Figure(
      rawValue.replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }, label, column: column,
      unit: label, better: .less,
      sameness: self == .instructions ? .ofCosts : self == .liveBytes ? .ofSizes : .exact, meaning
    ) { figures in
      figures.counts[self].map {
        Value($0, in: dependsOnAddresses ? figures.instructionsInLayouts : nil)
      }
    }
  }

  /// The name in tables and legends, and the title of a narrow column, if it is another one.
  private var names: (label: String, column: String?) {
    switch self {
    case .instructions: ("instructions", "instr.")
    case .runtimeInstructions: ("runtime instructions", "runtime")
    case .dynamicHops: ("hops", nil)
    case .retains, .releases: (rawValue, nil)
    case .weakLoads: ("weak loads", "weak")
    case .allocations: ("allocations", "allocs")
    case .allocatedBytes: ("allocated bytes", "bytes")
    case .liveBytes: ("live bytes", nil)
    }
  }

  private var meaning: String {
    switch self {
    case .instructions:
      "Machine instructions from the event until the result is on the screen; an exact count."
    case .runtimeInstructions:
      "The number of instructions that the concurrency runtime and its job queues execute."
    case .dynamicHops:
      """
      The number of indirect calls and jumps in this package's own code. The target of an indirect \
      call or jump is found at run time.
      """
    case .retains: "The number of strong references that are added."
    case .releases: "The number of strong references that are dropped."
    case .weakLoads: "The number of times that a weak reference is loaded or copied."
    case .allocations: "The number of memory blocks that are allocated."
    case .allocatedBytes: "The number of bytes that are allocated."
    case .liveBytes:
      """
      Allocated bytes that a new screen keeps after its first appearance, with its views and \
      without the window.
      """
    }
  }
}
