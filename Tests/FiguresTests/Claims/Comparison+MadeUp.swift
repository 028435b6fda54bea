import Architectures
import Costs
import Reports
import Samples
import Sizes
import Testability

@testable import Figures

extension Comparison {
  /// A comparison in which all architectures have the same figures.
  static var even: Comparison {
    var comparison = Comparison(
      environment: .sample, shared: .init(), controls: .init(),
      architectures: Architecture.all.map(Entry.init(even:)), notes: [])
    comparison.controls.again = interactions.map { interaction in
      var figures = DispatchFigures(interaction: interaction)
      figures.ratio = Ratio(value: 1, low: 0.99, high: 1.01)
      return figures
    }
    return comparison
  }

  fileprivate static let interactions = [
    "greeting-tap", "profile-build", "profile-open", "name-saved", "profile-drop",
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
    coverage = Self.mvp.coverage
    mutation = .sample(faults: 200, needingView: 100)
    mutation?.roles = roles.map { role in
      var figures = MutationFigures()
      figures.faults = 100
      figures.faultsThatNeedView = 50
      return .init(role: role.name, figures: figures)
    }
    dispatch = Comparison.interactions.map { interaction in
      var figures = DispatchFigures(interaction: interaction)
      figures.ratio =
        pattern.id == Architecture.mvc.id ? .one : Ratio(value: 1, low: 0.98, high: 1.02)
      figures.counts = Counts([.instructions: 1_000, .liveBytes: 5_000])
      return figures
    }
  }

  // MARK: - Changes

  mutating func setLines(_ lines: Int) { size?.total.codeLines = lines }

  mutating func setLines(_ lines: Int, in feature: String) {
    size?.features[feature]?.codeLines = lines
  }

  mutating func setLines(_ lines: Int, ofRole role: String) {
    size?.roles[role]?.size.codeLines = lines
  }

  mutating func setLargestTypes(greeting: Int, profile: Int) {
    size?.features["Greeting"]?.largestTypeLines = greeting
    size?.features["Profile"]?.largestTypeLines = profile
  }

  mutating func setFunctions(_ functions: Int, complexity: Int, ofRole role: String) {
    size?.roles[role]?.size.functions = functions
    size?.roles[role]?.size.complexity = complexity
  }

  mutating func setFaults(_ faults: Int, needingView: Int) {
    mutation?.figures.faults = faults
    mutation?.figures.faultsThatNeedView = needingView
  }

  mutating func setFaults(_ faults: Int, needingView: Int, inRole role: String) {
    let roles = mutation?.roles ?? []
    mutation?.roles = roles.map { each in
      guard each.role == role else { return each }
      var figures = MutationFigures()
      figures.faults = faults
      figures.faultsThatNeedView = needingView
      return .init(role: role, figures: figures)
    }
  }

  /// Sets a count in all interactions.
  mutating func setCount(_ count: Int?, of counter: Counter) {
    for index in dispatch?.indices ?? 0..<0 { dispatch?[index].counts[counter] = count }
  }

  /// Sets the net instructions in all interactions.
  mutating func setNet(_ instructions: Int) {
    for index in dispatch?.indices ?? 0..<0 {
      dispatch?[index].net = Counts([.instructions: instructions])
    }
  }

  /// Sets the lines of the store that are among the architecture's code lines.
  mutating func setStore(_ lines: Int) {
    size?.roles["Store"] = RoleSize(size: CodeSize(lines: lines), uses: [:])
  }

  /// Sets the ratio of the time in all interactions; its interval is 0.04 wide.
  mutating func setTime(_ ratio: Double) {
    for index in dispatch?.indices ?? 0..<0 {
      dispatch?[index].ratio = Ratio(value: ratio, low: ratio - 0.02, high: ratio + 0.02)
    }
  }

  mutating func setReferences(_ count: Int, from role: String, to other: String) {
    size?.roles[role]?.uses[other] = .init(behaviour: count)
  }
}
