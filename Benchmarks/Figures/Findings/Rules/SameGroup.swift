import Reports
import Terminal

/// The largest group of architectures whose values of a figure are all the same.
///
/// Being the same is not transitive, so the least and the highest value of the group must be, too.
struct SameGroup {
  /// The architectures of the group, from the least value to the highest.
  let members: [Comparison.Entry]
  /// The other architectures that have a value, from the least value to the highest.
  let others: [Comparison.Entry]
  let least: Value
  let most: Value

  /// Finds the group; `nil` if no value is known.
  init?(of figure: EntryFigure, among entries: [Comparison.Entry]) {
    let measured = entries.compactMap { entry in figure.value(entry).map { (entry, $0) } }
      .sorted { $0.1.number < $1.1.number }
    let groups = measured.indices.map { first in
      measured[first...].prefix { !figure.sameness.isLess(measured[first].1, than: $0.1) }
    }
    guard let group = groups.max(by: { $0.count < $1.count }), let least = group.first?.1,
      let most = group.last?.1
    else { return nil }
    members = group.map(\.0)
    others = (measured[..<group.startIndex] + measured[group.endIndex...]).map(\.0)
    self.least = least
    self.most = most
  }

  /// The values of the group as text, such as `33 to 35`.
  var range: String { least.text == most.text ? least.text : "\(least.text) to \(most.text)" }
}

extension Int {
  /// The number as a word up to twelve, as at the start of a sentence; else with digits.
  var spelled: String {
    let words = [
      "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return words.indices.contains(self) ? words[self] : grouped
  }
}
