extension Claim {
  /// All claims, in the order of their ids.
  package static let all =
    (patternGuide + viewControllers + size + studies + cost + growth
    + oneWayState + practice)
    .sorted {
      ($0.id.prefix(1), $0.number(inID: $0.id)) < ($1.id.prefix(1), $1.number(inID: $1.id))
    }

  /// The reason why no claim on the amount of test code can be judged here.
  static let unequalTests = """
    The view-free tests here reach different parts of each architecture, so their lines are not the \
    price of the same proof. The scenarios, which test the screens, are the same for all.
    """

  /// Returns the number after the dash of an id, such as 4 for `L-4`.
  private func number(inID id: String) -> Int { Int(id.dropFirst(2)) ?? 0 }
}
