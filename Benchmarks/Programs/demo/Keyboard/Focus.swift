/// The focus of the keyboard: the part of the screen on which the Return key acts.
///
/// If the part that the person chose can no longer be touched, another part has the focus.
struct Focus {
  private var chosen: (target: TouchTarget, index: Int)?

  /// Returns the index of the target that has the focus.
  ///
  /// `targets` holds all parts of the screen that can be touched. The first target has the focus
  /// until the person chooses another target. If the chosen target is no longer among `targets`,
  /// the focus stays at the same index, or moves to the last target if that index is too large now.
  /// If the whole screen with the chosen target is gone, the first target has the focus again.
  func index(in targets: [TouchTarget]) -> Int {
    guard let chosen, chosen.target.isInWindow else { return 0 }
    return targets.firstIndex { $0.isSame(as: chosen.target) }
      ?? max(0, min(chosen.index, targets.count - 1))
  }

  /// Returns the target that has the focus; `nil` if `targets` is empty.
  ///
  /// `targets` holds all parts of the screen that can be touched.
  func target(in targets: [TouchTarget]) -> TouchTarget? {
    targets.isEmpty ? nil : targets[index(in: targets)]
  }

  /// Moves the focus forward by a number of targets, or back if `steps` is negative.
  ///
  /// After the last target, the focus moves to the first one. `targets` holds all parts of the
  /// screen that can be touched.
  mutating func move(by steps: Int, in targets: [TouchTarget]) {
    guard !targets.isEmpty else { return }
    let index = (index(in: targets) + steps + targets.count) % targets.count
    chosen = (targets[index], index)
  }
}
