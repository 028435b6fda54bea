/// The focus of the keyboard: the part of the screen on which the Return key acts.
///
/// If the part that the person chose takes no touches any more, another part has the focus.
struct Focus {
  private var chosen: (target: TouchTarget, index: Int)?

  /// Returns the index of the target that has the focus: the first unless the person chose another.
  ///
  /// `targets` holds all parts of the screen that take touches. If the chosen target is not among
  /// them, the target that is now at the same index has the focus, or the last one.
  func index(in targets: [TouchTarget]) -> Int {
    guard let chosen, chosen.target.isInWindow else { return 0 }
    return targets.firstIndex { $0.isSame(as: chosen.target) }
      ?? max(0, min(chosen.index, targets.count - 1))
  }

  /// Returns the one of all targets that has the focus; `nil` if there are no targets.
  func target(in targets: [TouchTarget]) -> TouchTarget? {
    targets.isEmpty ? nil : targets[index(in: targets)]
  }

  /// Moves the focus forward by a number of targets, or back if `steps` is negative.
  ///
  /// The first target follows the last one.
  mutating func move(by steps: Int, in targets: [TouchTarget]) {
    guard !targets.isEmpty else { return }
    let index = (index(in: targets) + steps + targets.count) % targets.count
    chosen = (targets[index], index)
  }
}
