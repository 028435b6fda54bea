extension Counter {
  /// Every counter, in the order in which tables, legends and checks list the counters.
  package static let all: [Counter] = [
    .instructions, .runtimeInstructions, .dynamicHops, .retains, .releases, .weakLoads,
    .allocations, .allocatedBytes, .liveBytes,
  ]
}
