import Architectures

nonisolated extension Architecture {
  /// The architectures that several authors have written: of each the kit's own, the second and the
  /// third.
  ///
  /// The other authors saw the specification, the scenarios, the shared modules and the pattern's
  /// source, and no module of the kit.
  package static let byAuthors = [
    [mvc, secondMVC, thirdMVC], [mvp, secondMVP, thirdMVP], [mvvm, secondMVVM, thirdMVVM],
    [viper, secondVIPER, thirdVIPER],
  ]

  /// The architectures of the other authors, which are in no comparison.
  package static let rewritten = byAuthors.flatMap { $0.dropFirst() }

  /// All architectures that can be measured.
  package static let known = all + rewritten
}
