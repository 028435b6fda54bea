import Reports
import Testability

extension Citation {
  /// Creates a citation of a comparison's figures, kept results included.
  ///
  /// - Parameters:
  ///   - command: The command that measured the comparison, as a shell reads it.
  ///   - comparison: The comparison with its figures.
  ///   - others: Further results that stand beside the comparison, made at another time.
  ///   - rules: The rules by which a comparison of an earlier run was read; `nil` if this run
  ///     measured it.
  package init(
    command: String, of comparison: Comparison, besides others: [Kept] = [], rules: Rules? = nil
  ) {
    let faults = comparison.architectures.compactMap { entry in
      entry.mutation.map { (name: entry.name, kept: $0.kept) }
    }
    let coverage = comparison.architectures.compactMap { entry in
      entry.coverage?.kept.map { (name: entry.name, kept: $0) }
    }
    let dispatch = comparison.dispatchEnvironment.map {
      Kept(
        subject: "cost of interactions", date: $0.date, commit: $0.commit, processor: $0.processor)
    }
    self.init(
      command: command, environment: comparison.environment,
      kept: [dispatch].compactMap(\.self) + Kept.runs(faults, of: "mistakes")
        + Kept.runs(coverage, of: "lines reached") + others, rules: rules)
  }

  /// Creates a citation of a check of counts against those of a kept run.
  package init(command: String, of check: CountCheck) {
    let kept = Kept(
      subject: "the run that --check names", date: check.kept.date, commit: check.kept.commit,
      processor: check.kept.processor)
    self.init(command: command, environment: check.now, kept: [kept])
  }

  /// Creates a citation of the outcomes of mutants, those of earlier runs included.
  package init(command: String, of result: MutationResult) {
    let faults = result.architectures.compactMap { entry in
      entry.kept.map { (name: entry.name, kept: $0) }
    }
    self.init(
      command: command, environment: result.environment, kept: Kept.runs(faults, of: "mistakes"))
  }

  /// Creates a citation of kinds of mistakes and of the faults that they consist of.
  package init(command: String, of list: KindList) {
    let faults = list.architectures.compactMap { row in row.kept.map { (row.name, $0) } }
    let set = Kept(subject: "set of kinds", date: list.kept.date, commit: list.kept.commit)
    self.init(
      command: command, environment: list.environment,
      kept: [set] + Kept.runs(faults, of: "mistakes")
    )
  }

  /// Creates a citation of the places of a requirement.
  package init(command: String, of located: LocatedRequirement) {
    let faults = located.architectures.compactMap { row in row.kept.map { (row.name, $0) } }
    self.init(
      command: command, environment: located.environment, kept: Kept.runs(faults, of: "mistakes"))
  }
}

extension Citation.Kept {
  /// Returns one kept result for each run that measured some figures, with its architectures.
  fileprivate static func runs(
    _ results: [(name: String, kept: KeptOrigin)], of figures: String
  ) -> [Self] {
    var runs: [Self] = []
    for (name, kept) in results {
      if let index = runs.firstIndex(where: { $0.date == kept.date && $0.commit == kept.commit }) {
        runs[index].subject += ", \(name)"
      } else {
        runs.append(Self(subject: "\(figures) of \(name)", date: kept.date, commit: kept.commit))
      }
    }
    // More names than a line holds say no more than their number.
    if runs.count == 1, results.count > 4 { runs[0].subject = "\(figures) of all \(results.count)" }
    return runs
  }
}
