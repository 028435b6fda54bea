import Figures
import Reports

/// A figure of the catalog or of an interaction, with the values of the architectures.
struct FigureContent: Encodable, Equatable {
  let id: String
  let name: String
  let unit: String
  let meaning: String
  /// The better values; `nil` if neither less nor more is better.
  @OrNull private(set) var better: Better?
  /// The rule by which two values are the same, as a sentence.
  let rule: String
  /// The values of the architectures that have one; the key is the architecture's id.
  let values: [String: Value]
  /// The ids of the architectures whose value is the same as the best one, that one included.
  let best: [String]
  /// The number of times by which values may differ and be the same; `nil` under another rule.
  @OrNull private(set) var factor: Double?
  /// The difference by which values may differ and be the same; `nil` under another rule.
  @OrNull private(set) var difference: Double?
  /// The ids of the other architectures whose value is the same, by the id of each architecture;
  /// `nil` for a figure that decision records lack.
  @OrNull private(set) var same: [String: [String]]?

  init(_ figure: EntryFigure, of entries: [Comparison.Entry]) {
    id = figure.id
    name = figure.label
    unit = figure.unit
    meaning = figure.meaning
    better = figure.better
    rule = figure.rule
    values = Dictionary(
      entries.compactMap { entry in figure.value(entry).map { (entry.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    best = (figure.better == .more ? figure.most(of: entries) : figure.least(of: entries)).map(\.id)
    switch figure.sameness {
    case .exact: break
    case .factor(let most): factor = most
    case .difference(let most): difference = most
    }
    guard FigureGroup.record.figures.contains(where: { $0.id == figure.id }) else { return }
    same = Dictionary(
      uniqueKeysWithValues: values.map { id, value in
        let others = values.filter { $0.key != id && figure.sameness.areSame($0.value, value) }
        return (id, entries.map(\.id).filter { others[$0] != nil })
      })
  }

  /// Returns the figures that at least one architecture has, in the order of the catalog.
  static func all(of comparison: Comparison) -> [Self] {
    FigureGroup.allFigures.map { Self($0, of: comparison.architectures) }
      .filter { !$0.values.isEmpty }
  }
}
