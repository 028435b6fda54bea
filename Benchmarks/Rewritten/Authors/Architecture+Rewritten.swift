import Architectures

nonisolated extension Architecture {
  /// The architectures that several authors have written: of each the kit's own, the second and the
  /// third.
  ///
  /// The other authors saw the specification, the scenarios, the shared modules and the pattern's
  /// source, and no module of the kit.
  package static let byAuthors: [[Architecture]] = []

  /// The architectures of the other authors, which are in no comparison.
  package static let rewritten = byAuthors.flatMap { $0.dropFirst() }

  /// The architectures of the other authors that have view-free tests.
  package static let rewrittenWithTests = rewritten.filter { $0.name == "MVP" }

  /// All architectures that can be measured.
  package static let known = all + rewritten
}
