import Comparisons

extension Comparison {
  /// Returns this comparison with the dispatch costs of another one, such as that in baseline.json.
  ///
  /// The result also has the controls of the other comparison. The number of instructions changes
  /// by a few percent from build to build, so the README shows the kept numbers and not new ones.
  func withDispatch(of kept: Comparison) -> Comparison {
    var comparison = self
    comparison.controls = kept.controls
    for index in comparison.architectures.indices {
      let id = comparison.architectures[index].id
      comparison.architectures[index].dispatch =
        kept.architectures.first { $0.id == id }?.dispatch
    }
    return comparison
  }

  /// The id of the first architecture, which is the baseline in the documents.
  ///
  /// This architecture is also the baseline of `compare` if no other is given.
  var firstID: String { architectures.first?.id ?? "" }
}
