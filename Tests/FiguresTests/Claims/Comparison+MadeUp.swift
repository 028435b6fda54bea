import Architectures
import Costs
import Reports
import Samples
import Sizes

@testable import Figures

extension Comparison {
  /// A comparison in which all architectures have the same figures.
  static var even: Comparison {
    Comparison(
      environment: .sample, shared: .init(), controls: .init(),
      architectures: Architecture.all.map(Entry.init(even:)), notes: [])
  }

  /// A comparison of all architectures without any figure.
  static var bare: Comparison {
    Comparison(
      environment: .sample, shared: .init(), controls: .init(),
      architectures: Architecture.all.map { Entry(id: $0.id, name: $0.name) }, notes: [])
  }

  fileprivate static let interactions: [Interaction] = [
    .greetingTap, .profileBuild, .profileOpen, .nameSaved, .profileDrop,
  ]

  /// Changes the entry of an architecture.
  subscript(pattern: Architecture) -> Entry {
    get {
      architectures.first { $0.id == pattern.id } ?? Entry(id: pattern.id, name: "")
    }
    set {
      architectures = architectures.map { $0.id == pattern.id ? newValue : $0 }
    }
  }
}

extension Comparison.Entry {
  /// Creates an entry with the architecture's own roles, all of the same size.
  fileprivate init(even pattern: Architecture) {
    self.init(id: pattern.id, name: pattern.name)
    let roles = pattern.roles
    var part = CodeSize(lines: 100)
    part.functions = 10
    part.complexity = 20
    size = ModuleSize(
      total: CodeSize(lines: 400),
      features: [
        "Greeting": CodeSize(lines: 50), "Profile": CodeSize(lines: 350),
        "Shared": CodeSize(lines: 0),
      ],
      roles: Dictionary(
        uniqueKeysWithValues: roles.map { ($0.name, RoleSize(size: part, uses: [:])) }),
      assemblyLines: 20)
    var figures = DispatchFigures()
    figures.net = Counts([.instructions: 1_000])
    figures.counts = Counts([.instructions: 1_000, .liveBytes: 5_000])
    dispatch = Dictionary(uniqueKeysWithValues: Comparison.interactions.map { ($0, figures) })
  }

  // MARK: - Changes

  mutating func setLines(_ lines: Int) { size?.total.codeLines = lines }

  mutating func setLines(_ lines: Int, ofRole role: String) {
    size?.roles[role] = RoleSize(size: CodeSize(lines: lines), uses: [:])
  }

  /// Sets the net instructions of the first interactions.
  mutating func setNet(_ instructions: Int, inFirst count: Int) {
    for interaction in Comparison.interactions.prefix(count) {
      dispatch?[interaction]?.net = Counts([.instructions: instructions])
    }
  }
}
