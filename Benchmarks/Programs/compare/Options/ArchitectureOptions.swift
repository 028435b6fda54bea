import Architectures
import Terminal

struct ArchitectureOptions: OptionGroup {
  @Option("compare only these", .architecture) var architecture: [Architecture]

  /// The architectures that the option names, or all architectures if the option is not given.
  ///
  /// The architectures are in the order of ``Architecture/all``.
  var chosen: [Architecture] { asked ?? Architecture.all }

  /// The architectures that the option names; `nil` if the option is not given.
  ///
  /// The architectures are in the order of ``Architecture/all``.
  var asked: [Architecture]? {
    let ids = architecture.map(\.id)
    return ids.isEmpty ? nil : Architecture.all.filter { ids.contains($0.id) }
  }
}

/// The options that choose the architectures and the baseline.
///
/// The baseline is the architecture that the other architectures are compared with.
struct BaselineOptions: OptionGroup {
  let architectures = ArchitectureOptions()
  @Option(
    "the architecture that the others are compared with; it is always measured, too", .architecture)
  var baseline = Architecture.baseline

  /// The chosen architectures and the baseline, in the order of ``Architecture/all``.
  var compared: [Architecture] {
    let ids = architectures.chosen.map(\.id) + [baseline.id]
    return Architecture.all.filter { ids.contains($0.id) }
  }
}

extension ValueReader where Value == Architecture {
  /// A reader of an option's value, which must be the id of an architecture, such as `mvc`.
  static var architecture: ValueReader {
    .oneOf(Architecture.all, kind: "architecture", placeholder: "ID", name: \.id)
  }
}
