package import Testing

extension Trait where Self == ConditionTrait {
  /// Enables a test on Linux alone, for example because it plays screens.
  package static var onLinux: Self {
    #if os(Linux)
      let isLinux = true
    #else
      let isLinux = false
    #endif
    return .enabled(if: isLinux, "Needs Linux: see Benchmarks/Guides/Machines.md.")
  }
}
