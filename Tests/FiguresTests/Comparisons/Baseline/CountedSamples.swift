import Samples

@testable import Costs
@testable import Figures

extension Comparison {
  /// Returns a comparison with the counts of one interaction in an architecture and in the floor.
  ///
  /// The floor is the same screens without an architecture. A layout is the order in which a linker
  /// places functions and data.
  ///
  /// - Parameters:
  ///   - counts: The counts of the architecture.
  ///   - id: The id of the architecture.
  ///   - layouts: The architecture's numbers of instructions in several layouts.
  ///   - floor: The counts of the floor; `nil` if it is not measured.
  /// - Returns: The comparison, which has one note.
  static func counted(
    _ counts: [Counter: Int], of id: String = "mvp", layouts: ClosedRange<Int>? = nil,
    floor: [Counter: Int]? = [.retains: 1]
  ) -> Comparison {
    var entry = Entry(id: id, name: id.uppercased())
    entry.dispatch = [.greetingTap: .counted(counts, layouts: layouts)]
    var comparison = Comparison(
      environment: .sample, shared: .init(), controls: .init(), architectures: [entry],
      notes: [Note(.dispatch, "why something is null.")])
    comparison.controls.floor = floor.map { [.greetingTap: .counted($0)] }
    return comparison
  }
}

extension DispatchFigures {
  static func counted(
    _ counts: [Counter: Int], layouts: ClosedRange<Int>? = nil
  ) -> Self {
    var figures = Self()
    figures.counts = Counts(counts)
    figures.instructionsInLayouts = layouts.map {
      CountRange(low: $0.lowerBound, high: $0.upperBound)
    }
    return figures
  }
}
