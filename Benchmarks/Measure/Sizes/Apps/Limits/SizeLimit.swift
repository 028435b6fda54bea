import Reports

extension Figure<MeasuredFolder> {
  /// The figures of a folder that may not grow.
  ///
  /// Lines, types, functions and references grow with every feature, so a limit on them would only
  /// be in the way. A limit is set to figures that say how the code is built, not how much there is.
  static var limited: [Self] {
    let sizes: [Figure<CodeSize>] = [.largestType, .longFunction, .longestFunction]
    return sizes.map { $0.of { $0.size } } + [
      .largestRoleShare, .filesWithoutRole, .filesWithViews,
    ]
  }

  /// Returns true if a folder has more than the kept one, by more than features bring.
  func hasGrown(from kept: Value, to now: Value) -> Bool {
    // Every feature moves the shares of the roles a little, so one percentage point is allowed.
    now.number > kept.number + (unit == "%" ? 1 : 0)
  }
}
