extension [String] {
  /// The number of names that a sentence holds at most.
  private static var mostNames: Int { 4 }

  /// Joins names to one text that does not grow with their number.
  ///
  /// - Parameter word: The word before the last name, such as `or`.
  /// - Returns: All of at most four names, such as `MVP, MVVM or VIPER`. Of more names, the first
  ///   three and the number of the others, such as `MVC, MVP, MVVM and 2 others`.
  func shortList(lastAfter word: String = "and") -> String {
    guard count > Self.mostNames else { return listed(lastAfter: word) }
    let named = prefix(Self.mostNames - 1)
    return (named + ["\(count - named.count) others"]).listed(lastAfter: word)
  }
}

extension [Comparison.Entry] {
  /// The names of the architectures as text that does not grow with their number.
  var shortList: String { map(\.name).shortList() }
}
