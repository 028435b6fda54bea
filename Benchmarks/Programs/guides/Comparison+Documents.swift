import Figures

extension Comparison {
  /// Returns this comparison with the dispatch costs of another one, such as that in kept-run.json.
  ///
  /// The result also has the controls and the notes of the other comparison. The number of instructions changes
  /// by a few percent from build to build, so the README shows the kept numbers and not new ones.
  func withDispatch(of kept: Comparison) -> Comparison {
    var comparison = self
    comparison.controls = kept.controls
    comparison.dispatchEnvironment = kept.environment
    comparison.notes = (notes + kept.notes).withoutPartsThatAreMeasured
    for index in comparison.architectures.indices {
      let id = comparison.architectures[index].id
      comparison.architectures[index].dispatch =
        kept.architectures.first { $0.id == id }?.dispatch
    }
    return comparison
  }

  /// Returns this comparison of code sizes with the figures of the tests from another one.
  func withTests(of tests: Comparison) -> Comparison {
    var comparison = self
    for index in comparison.architectures.indices {
      let entry = tests.architectures.first { $0.id == comparison.architectures[index].id }
      comparison.architectures[index].coverage = entry?.coverage
      comparison.architectures[index].mutation = entry?.mutation
    }
    comparison.notes = (notes + tests.notes).withoutPartsThatAreMeasured
    return comparison
  }

  /// The id of the first architecture, which is the baseline in the documents.
  ///
  /// This architecture is also the baseline of `compare` if no other is given.
  var firstID: String { architectures.first?.id ?? "" }
}

extension [String] {
  /// The notes, each of them once, without those that say that a part was not measured.
  ///
  /// In a comparison that is joined from several runs, each part comes from one of them.
  fileprivate var withoutPartsThatAreMeasured: [String] {
    var known: Set<String> = []
    return filter { note in
      !note.contains(": not measured; to measure it, run: compare ") && known.insert(note).inserted
    }
  }
}
