import Reports
import Terminal

/// The figures of an architecture's mutants or of its faults of people, with its name.
package struct ModuleFigures {
  let name: String
  let figures: MutationFigures

  /// Gives figures the name of their architecture.
  package init(name: String, figures: MutationFigures) {
    self.name = name
    self.figures = figures
  }
}

extension [ModuleFigures] {
  /// The sentences about mutants that count for too few requirements; `nil` if there are none.
  package var noteOnRequirements: String? {
    let parts = filter { $0.figures.cutShort > 0 }.map {
      "\($0.name) \($0.figures.cutShort.grouped)"
    }
    guard !parts.isEmpty else { return nil }
    return """
      Mutants with which a scenario did not come to an end: \(parts.joined(separator: ", ")). The \
      scenarios after it were not played, so such a mutant counts for fewer requirements.
      """
  }

  /// The sentences about faults of people and what finds them; `nil` if there are no such faults.
  package var noteOnPeople: String? {
    let judged = filter { $0.figures.faults > 0 }
    let all = judged.reduce(0) { $0 + $1.figures.faults }
    guard all > 0 else { return nil }
    let needView = judged.reduce(0) { $0 + $1.figures.faultsThatNeedView }
    let parts = judged.map {
      "\($0.name) \($0.figures.faultsThatNeedView.grouped) of \($0.figures.faults.grouped)"
    }
    return """
      Faults of people are mistakes that a person could have made. \(needView.grouped) of \
      \(all.grouped) need a view: \(parts.joined(separator: ", ")).
      """
  }
}
