import Costs
import Reports
import Sizes
import Terminal

extension Figure {
  /// The text of `compare help`: meaning, unit, better values and rule of sameness.
  var explanation: String {
    let direction =
      switch better {
      case .less: "Less is better."
      case .more: "More is better."
      case nil: "More is neither better nor worse."
      }
    let lines = meaning.wrapped(to: 80) + ["", "Unit: \(unit). \(direction)", rule]
    return "\(id): \(label)\n\n" + lines.map { $0 + "\n" }.joined()
  }

  fileprivate var topic: Topic { Topic(name: id, words: [label, column], text: explanation) }
}

extension FigureGroup {
  /// The explanations of all figures, those of findings and claims too, by id, label and column.
  package static var explanations: [Topic] {
    let costs = Figure.mainCounts + Figure.furtherCounts + [.time, .timeRatio]
    return EntryFigure.all.map(\.topic) + costs.map(\.topic)
  }
}
