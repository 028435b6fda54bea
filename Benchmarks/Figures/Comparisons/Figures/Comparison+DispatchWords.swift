import Costs
import Reports

extension Comparison {
  /// Returns the words in the tables of dispatch costs, with their meanings.
  func dispatchTerms(of parts: [DispatchPart], baseline: Entry) -> [Report.Term] {
    let name = baseline.name
    let interaction = parts.lazy.compactMap { part in
      if case .interaction(let name) = part { name } else { nil }
    }.first
    let floor = ("floor", "the screen of the interaction, built without an architecture")
    let models = ("models' share", "the models' own work, which is the same in all architectures")
    let noise = (
      "≈",
      """
      differs from 1 only within the noise: the 95% interval includes 1, or that of "\(name) again" \
      reaches as far from 1
      """
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
    if parts != [.medians] {
      let ratio = Figure.timeRatio
      words += [(ratio.column, ratio.meaning), noise]
    }
    return words.map { Report.Term(term: $0.0, meaning: $0.1) }
  }
}
