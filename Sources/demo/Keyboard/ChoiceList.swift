/// Several things of which a person chooses one.
struct ChoiceList<Choice> {
  /// What is chosen from.
  let title: String
  let choices: [(title: String, choice: Choice)]
  /// The one that return would choose.
  private(set) var index = 0

  init(title: String, choices: [(title: String, choice: Choice)], index: Int = 0) {
    self.title = title
    self.choices = choices
    self.index = index
  }

  /// The choice that return would choose.
  var choice: Choice { choices[index].choice }

  /// Moves to a later or earlier choice, and from the last to the first.
  mutating func move(by steps: Int) {
    index = (index + steps + choices.count) % choices.count
  }
}
