/// The line of a screen on which the person acts next.
///
/// While that line takes no touch, the focus is on another one.
struct Focus {
  private var chosen: (target: TouchTarget, index: Int)?

  /// Returns the index of the focus among all targets: the first unless the person chose another.
  func index(in targets: [TouchTarget]) -> Int {
    guard let chosen, chosen.target.isInWindow else { return 0 }
    return targets.firstIndex { $0.isSame(as: chosen.target) }
      ?? max(0, min(chosen.index, targets.count - 1))
  }

  /// Returns the target that has the focus among all targets.
  func target(in targets: [TouchTarget]) -> TouchTarget? {
    targets.isEmpty ? nil : targets[index(in: targets)]
  }

  /// Moves the focus among all targets; after the last comes the first.
  mutating func move(by steps: Int, in targets: [TouchTarget]) {
    guard !targets.isEmpty else { return }
    let index = (index(in: targets) + steps + targets.count) % targets.count
    chosen = (targets[index], index)
  }
}
