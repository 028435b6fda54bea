extension Counter {
  /// Every counter, in the order of the columns and of a check's failures.
  package static let all: [Counter] = [
    .instructions, .runtimeInstructions, .dynamicHops, .retains, .releases, .weakLoads,
    .allocations, .allocatedBytes, .liveBytes,
  ]
}
