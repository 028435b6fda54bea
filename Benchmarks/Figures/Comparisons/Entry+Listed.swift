import Reports

extension [Comparison.Entry] {
  /// The names of the architectures as text, such as `MVP, MVVM and VIPER`.
  package var listed: String { map(\.name).listed(lastAfter: "and") }

  /// The architectures in the order of their code lines, those without a size last.
  package var leastCodeFirst: Self {
    sorted { one, other in
      let figure = EntryFigure.codeLines
      return figure.value(one)?.number ?? .infinity < figure.value(other)?.number ?? .infinity
    }
  }
}

extension [String] {
  /// Joins the elements to one text.
  ///
  /// - Parameter word: The word before the last element, such as `or`.
  /// - Returns: The text, such as `MVP, MVVM or VIPER`.
  package func listed(lastAfter word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
