import Reports
import Terminal

/// The architectures with the least values of a figure, and those with the most.
struct FigureEnds {
  let few: [Comparison.Entry]
  let many: [Comparison.Entry]

  /// Finds the ends; `nil` if they are the same, or if an architecture has no value.
  ///
  /// An architecture that is the same as both ends belongs to neither.
  init?(of figure: EntryFigure, among entries: [Comparison.Entry]) {
    let (least, most) = (figure.least(of: entries), figure.most(of: entries))
    guard entries.allSatisfy({ figure.value($0) != nil }), let fewest = least.first,
      let largest = most.last, figure.isLess(fewest, than: largest)
    else { return nil }
    few = least.filter { figure.isLess($0, than: largest) }
    many = most.filter { figure.isLess(fewest, than: $0) }
  }

  /// The names of the architectures at each end, or their number if there are more than three.
  var names: (few: String, many: String) { (Self.name(few), Self.name(many)) }

  private static func name(_ end: [Comparison.Entry]) -> String {
    end.count > 3 ? "\(end.count.spelled) architectures" : end.listed
  }
}
