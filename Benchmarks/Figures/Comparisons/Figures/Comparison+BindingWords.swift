import Costs

extension Comparison {
  /// The words in the table of bindings that no other table has, with their meanings.
  ///
  /// A kept run may lack some rows, whose words are then left out.
  var wordsOfBindings: [(String, String)] {
    guard let bindings = controls.bindings else { return [] }
    let table = (
      "Bindings",
      """
      The costs of delivering one text to the label that shows it. In the row "a stored closure", \
      with which the other rows are compared, a closure in a property does that. In the rows with \
      observers, MVVM's bindings deliver the text to 1, 10 or 100 labels.
      """
    )
    let ids = Set(bindings.map(\.interaction))
    let rows = ComparedBinding.all.compactMap { binding -> (String, String)? in
      guard ids.contains(binding.id) else { return nil }
      return Self.meaning(ofBinding: binding.id).map { (binding.name, $0) }
    }
    return [table] + rows
  }

  /// Returns the meaning of a row in the table of bindings; `nil` if the table's own meaning
  /// explains the row.
  private static func meaning(ofBinding id: String) -> String? {
    switch id {
    case "tracking":
      """
      A function reads the text of an @Observable object and sets the label. Observation tells \
      that the text will change; after the change the function is called, and tracked, again.
      """
    case "observation":
      """
      The same on a screen: updateProperties() reads the text, and the update cycle calls it \
      again after the change.
      """
    case "state":
      """
      The text is one of sixteen in a value, the state of a profile screen, as many as the values \
      of MVVM's view model. When the state has changed, a stored closure sets all sixteen labels.
      """
    case "message-depth-1":
      """
      Unidirectional's store gives a message to a reducer, which changes the text in the state and \
      returns effects: none for this message. Then a stored closure sets the label.
      """
    case "message-depth-10":
      """
      The same with ten reducers, one inside the other. Each keeps the state of the next one in \
      its own state, and wraps the messages of the next one in a case of its own messages. Each \
      is a switch that names the next one, and all are in one module: the best case.
      """
    case "message-values-10":
      """
      The same with reducers that are values. Functions compose them, so each calls the next one \
      as a closure, and reaches its state by a key path.
      """
    default: nil
    }
  }
}
