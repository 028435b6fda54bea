extension Claim {
  /// All claims, in the order of their ids.
  package static let all =
    (patternGuide + viewControllers + size + studies + cost + growth
    + oneWayState + practice)
    .sorted {
      ($0.id.prefix(1), $0.number(inID: $0.id)) < ($1.id.prefix(1), $1.number(inID: $1.id))
    }

  /// Returns the number after the dash of an id, such as 4 for `L-4`.
  private func number(inID id: String) -> Int { Int(id.dropFirst(2)) ?? 0 }
}
