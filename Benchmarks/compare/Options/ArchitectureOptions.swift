import Architectures
import Arguments

/// The option that chooses architectures.
struct ArchitectureOptions: OptionGroup {
  @Option("compare only these", .architecture) var architecture: [Architecture]

  /// The architectures that the option names, or all architectures if the option is not given.
  ///
  /// They are in the kit's order.
  var chosen: [Architecture] { asked ?? Architecture.all }

  /// The architectures that the option names, in the kit's order; `nil` if the option is not given.
  var asked: [Architecture]? {
    let ids = architecture.map(\.id)
    return ids.isEmpty ? nil : Architecture.all.filter { ids.contains($0.id) }
  }
}

/// The options that choose architectures and the baseline, the architecture that the others are
/// compared with.
struct BaselineOptions: OptionGroup {
  let architectures = ArchitectureOptions()
  @Option(
    "the architecture that the others are compared with; it is always measured, too", .architecture)
  var baseline = Architecture.baseline

  /// The chosen architectures and the baseline, in the kit's order.
  var compared: [Architecture] {
    let ids = architectures.chosen.map(\.id) + [baseline.id]
    return Architecture.all.filter { ids.contains($0.id) }
  }
}

extension ValueReader where Value == Architecture {
  /// A reader of an option's value, which must be the id of an architecture.
  static var architecture: ValueReader {
    .oneOf(Architecture.all, kind: "architecture", placeholder: "ID", name: \.id)
  }
}
