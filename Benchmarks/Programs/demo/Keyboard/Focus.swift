/// The focus of the keyboard: the part of the screen on which the Return key acts.
///
/// If the part that the person chose can no longer be touched, another part has the focus.
struct Focus {
  private var chosen: (target: TouchTarget, index: Int)?

  /// Returns the target that has the focus; `nil` if `targets` is empty.
  ///
  /// `targets` holds all parts of the screen that can be touched. The first target has the focus
  /// until the person chooses another target. If the chosen target is no longer among `targets`,
  /// the focus stays at the same index, or moves to the last target if that index is too large now.
  /// If the whole screen with the chosen target is gone, the first target has the focus again.
  func target(in targets: [TouchTarget]) -> TouchTarget? {
    targets.isEmpty ? nil : targets[index(in: targets)]
  }

  private func index(in targets: [TouchTarget]) -> Int {
    guard let chosen, chosen.target.isInWindow else { return 0 }
    return targets.firstIndex { $0.isSame(as: chosen.target) }
      ?? max(0, min(chosen.index, targets.count - 1))
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

/// A list from which the person chooses one item.
struct ChoiceList {
  /// The title, which is shown above the choices.
  let title: String
  /// The items; the action is `nil` for the item that asks for the path of a photo.
  let choices: [(title: String, action: DemoAction?)]
  /// The index of the choice that has the focus.
  var index = 0

  /// Moves the focus to another choice if the key is an arrow, Tab, Home or End.
  ///
  /// Other keys have no effect. After the last choice, the focus moves to the first one.
  mutating func press(_ key: Key) {
    switch key {
    case .tab, .down: index = (index + 1) % choices.count
    case .backTab, .up: index = (index + choices.count - 1) % choices.count
    case .home: index = 0
    case .end: index = choices.count - 1
    default: break
    }
  }
}

/// The scroll position in a text that may be longer than the screen.
struct Pager {
  private var firstLine = 0

  /// Scrolls the text by a line or a page, or to its beginning or end, depending on the key.
  ///
  /// A key that does not scroll has no effect. The text has `lineCount` lines, of which `room` fit
  /// on the screen.
  mutating func press(_ key: Key, lineCount: Int, room: Int) {
    let page = max(1, room - 1)
    let last = max(0, lineCount - room)
    switch key {
    case .tab, .down: firstLine += 1
    case .backTab, .up: firstLine -= 1
    case .enter, .pageDown, .character(" "): firstLine += page
    case .backspace, .pageUp: firstLine -= page
    case .home: firstLine = 0
    case .end: firstLine = last
    default: break
    }
    firstLine = min(max(0, firstLine), last)
  }

  /// Returns the lines from the first visible line until the end of a text.
  ///
  /// The result may have more lines than the `room` lines that fit on the screen.
  func lines<Line>(of text: [Line], room: Int) -> ArraySlice<Line> {
    text.dropFirst(min(firstLine, max(0, text.count - room)))
  }
}
