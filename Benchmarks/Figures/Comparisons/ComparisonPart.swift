/// A part of a comparison that can be measured alone: code size, test coverage or dispatch cost.
package enum ComparisonPart: String, CaseIterable, Codable, Sendable {
  case size, coverage, dispatch

  /// The parts in the order in which they are measured and printed: the quickest first.
  package static let inOrder: [ComparisonPart] = [.size, .dispatch, .coverage]
}
