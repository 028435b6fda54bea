import Costs
import Reports

extension DispatchReport {
  /// Returns the words in the tables of dispatch costs, with their meanings.
  func terms(of parts: [DispatchPart]) -> [Report.Term] {
    let name = baselineName
    let interaction = parts.lazy.compactMap { part in
      if case .interaction(let interaction) = part { interaction } else { nil }
    }.first
    let floor = ("floor", "the screen of the interaction, built without an architecture")
    let models = ("models' share", "the models' own work, which is the same in all architectures")
    let same = (
      "≈", "the same as \(name), in net instructions or in the ratio. \(Figure.timeRatio.rule)"
    )
    var words: [(String, String)] = []
    if let interaction {
      words = [
        ("±", "the count on its left minus that of \(name); = for equal counts"), floor, models,
      ]
      words += (Figure.mainCounts + furtherCounts(of: interaction)).map { ($0.column, $0.meaning) }
    } else if parts.contains(.controls) {
      words = [floor, models]
    }
    if parts.contains(.bindings) {
      words += wordsOfBindings
      if interaction == nil { words += Self.bindingsCounts.map { ($0.column, $0.meaning) } }
    }
    if parts == [.medians] { words = Figure.mainCounts.map { ($0.column, $0.meaning) } }
    words.append((Figure.timeRatio.column, Figure.timeRatio.meaning))
    if parts != [.medians] { words.append(same) }
    return words.map { Report.Term(term: $0.0, meaning: $0.1) }
  }

  /// The words in the table of bindings that no other table has, with their meanings.
  ///
  /// A kept run may lack some rows, whose words are then left out.
  private var wordsOfBindings: [(String, String)] {
    guard let bindings = comparison.controls.bindings else { return [] }
    let table = (
      "Bindings",
      """
      The costs of delivering one text to the label that shows it. In the row "a stored closure", \
      with which the other rows are compared, a closure in a property does that. In the rows with \
      observers, MVVM's bindings deliver the text to 1, 10 or 100 labels.
      """
    )
    let rows = bindings.inOrder.compactMap { binding, _ in
      Self.meaning(of: binding).map { (binding.name, $0) }
    }
    return [table] + rows
  }

  /// Returns the meaning of a row in the table of bindings; `nil` if the table's own meaning
  /// explains the row.
  private static func meaning(of binding: ComparedBinding) -> String? {
    switch binding {
    case .tracking:
      """
      A function reads the text of an @Observable object and sets the label. Observation tells \
      that the text will change; after the change the function is called, and tracked, again.
      """
    case .observation:
      """
      The same on a screen: updateProperties() reads the text, and the update cycle calls it \
      again after the change.
      """
    case .state:
      """
      The text is one of sixteen in a value, the state of a profile screen, as many as the values \
      of MVVM's view model. When the state has changed, a stored closure sets all sixteen labels.
      """
    case .messageDepth1:
      """
      Unidirectional's store gives a message to a reducer, which changes the text in the state and \
      returns effects: none for this message. Then a stored closure sets the label.
      """
    case .messageDepth10:
      """
      The same with ten reducers, one inside the other. Each keeps the state of the next one in \
      its own state, and wraps the messages of the next one in a case of its own messages. Each \
      is a switch that names the next one, and all are in one module: the best case.
      """
    case .messageValues10:
      """
      The same with reducers that are values. Functions compose them, so each calls the next one \
      as a closure, and reaches its state by a key path.
      """
    case .closure, .observers1, .observers10, .observers100: nil
    }
  }
}
