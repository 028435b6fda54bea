/// A list from which the person chooses one item.
struct ChoiceList<Choice> {
  /// The title, which is shown above the choices.
  let title: String
  let choices: [(title: String, choice: Choice)]
  /// The index of the choice that has the focus.
  private(set) var index: Int

  init(title: String, choices: [(title: String, choice: Choice)], index: Int = 0) {
    self.title = title
    self.choices = choices
    self.index = index
  }

  /// The choice that has the focus.
  var choice: Choice { choices[index].choice }

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
