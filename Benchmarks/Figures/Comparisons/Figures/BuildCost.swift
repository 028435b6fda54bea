import Costs

/// A cost of an architecture, with the part of it that may be due to the build.
package struct BuildCost: Equatable, Sendable {
  /// The cost, such as a number of code lines.
  package let value: Int
  /// The difference that another layout of the program can make.
  let tolerance: Int

  /// Creates a cost; a count of the sources has no tolerance.
  package init(_ value: Int, tolerance: Int = 0) {
    self.value = value
    self.tolerance = tolerance
  }

  /// Returns true if another cost is higher, by more than the build may be the reason for.
  package func isLower(than other: BuildCost) -> Bool {
    // Counts from a file can be too large to be added.
    Double(value) + Double(tolerance) < Double(other.value)
  }

  /// Returns true if none of the two costs is lower than the other one.
  package func isAboutSame(as other: BuildCost) -> Bool {
    !isLower(than: other) && !other.isLower(than: self)
  }
}

extension Comparison.Entry {
  /// The share of all instructions by which another layout can move the added ones, in words.
  package static let layoutToleranceText = "0.1% of all"

  /// The instructions that the pattern adds when a name is saved; `nil` if they were not counted.
  package var addedInstructions: BuildCost? {
    let saved = figures(of: "name-saved")
    guard let net = saved?.net?[.instructions] else { return nil }
    // Without the whole count, the part that a layout moves is not known.
    return BuildCost(net, tolerance: max(0, saved?.counts[.instructions] ?? 0) / 1000)
  }
}
