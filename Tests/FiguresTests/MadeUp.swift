import Architectures
import Interactions
import Reports
import Samples

@testable import Costs
@testable import Figures
@testable import Sizes
@testable import Testability

/// Returns the text with single spaces instead of several, and without spaces at the ends of lines.
func squeezed(_ text: String) -> String {
  text.replacing(#/ +/#, with: " ").replacing(" \n", with: "\n")
}

/// Returns the finding of one rule in a made-up comparison; `nil` if the rule gives none.
func finding(_ id: String, of entries: [Comparison.Entry]) -> Finding? {
  comparison(of: entries).findings.first { $0.id == id }
}

/// Returns a comparison of the given architectures, in which each kind but the last has words.
func comparison(of entries: [Comparison.Entry]) -> Comparison {
  var comparison = Comparison(
    environment: .sample, shared: .init(), controls: .init(), architectures: entries, notes: [])
  let kinds = entries.lazy.compactMap { $0.mutation?.kinds?.counts.of }.first ?? 0
  comparison.kinds = (0..<kinds).map { index in
    Comparison.Kind(
      words: index == kinds - 1 ? nil : "mistake \(index)", scenario: "scenario-\(index)")
  }
  return comparison
}

/// Returns an architecture without figures.
func entry(_ name: String, id: String? = nil) -> Comparison.Entry {
  Comparison.Entry(id: id ?? name, name: name)
}

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
    .greetingTap, .profileBuild, .profileOpen, .nameSaved, .profileLeave,
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

  /// Returns a comparison with the counts of one interaction in an architecture and in the floor.
  ///
  /// The floor is the same screens without an architecture. A layout is the order in which a linker
  /// places functions and data.
  ///
  /// - Parameters:
  ///   - counts: The counts of the architecture.
  ///   - id: The id of the architecture.
  ///   - layouts: The architecture's numbers of instructions in several layouts.
  ///   - floor: The counts of the floor; `nil` if it is not measured.
  /// - Returns: The comparison, which has one note.
  static func counted(
    _ counts: [Counter: Int], of id: String = "mvp", layouts: ClosedRange<Int>? = nil,
    floor: [Counter: Int]? = [.retains: 1]
  ) -> Comparison {
    var entry = Entry(id: id, name: id.uppercased())
    entry.dispatch = [.greetingTap: .counted(counts, layouts: layouts)]
    var comparison = Comparison(
      environment: .sample, shared: .init(), controls: .init(), architectures: [entry],
      notes: [Note(.dispatch, "why something is null.")])
    comparison.controls.floor = floor.map { [.greetingTap: .counted($0)] }
    return comparison
  }
}

extension Comparison.Entry {
  /// Returns the architecture with the number of its code lines, and with that of Greeting.
  func with(lines: Int, greeting: Int? = nil) -> Self {
    var entry = self
    var features: [String: CodeSize] = [:]
    if let greeting { features["Greeting"] = CodeSize(lines: greeting) }
    entry.size = ModuleSize(
      total: CodeSize(lines: lines), features: features, roles: [:], assemblyLines: 0)
    return entry
  }

  /// Returns the architecture with the outcomes of kinds, such as `ffps`: found, found in part, and
  /// only with a screen.
  ///
  /// `bare` has the outcomes without forgotten lines.
  func with(kinds: String, bare: String? = nil) -> Self {
    func counts(_ text: String) -> KindCounts { KindCounts(text.compactMap(KindOutcome.init)) }
    var entry = self
    var summary = MutationSummary.sample(faults: 100, needingView: 50)
    summary.kinds = KindFigures(
      set: "2026-03-01", counts: counts(kinds), withoutForgottenLines: counts(bare ?? kinds))
    entry.mutation = summary
    return entry
  }

  /// Returns the architecture with the effective number of files of its only broken requirement.
  func with(files: Double) -> Self {
    var entry = self
    entry.mutation = .sample(faults: 100, needingView: 50, files: files)
    return entry
  }

  /// Returns the architecture with the files that each request touches, and the lines to open.
  func with(changes files: [Int], lines: Int = 0) -> Self {
    var entry = self
    entry.changes = ChangeSummary(
      requests: files.enumerated().map { index, count in
        .init(
          number: "R\(index + 1)", title: "Ask \(index + 1)",
          figures: ChangeFigures(files: count, linesToOpen: lines))
      })
    return entry
  }

  /// Returns the architecture with the time of one interaction, in nanoseconds.
  func with(time: Double, high: Double) -> Self {
    var figures = DispatchFigures()
    figures.nanoseconds = Estimate(value: time, low: time, high: high)
    var entry = self
    entry.dispatch = [.nameSaved: figures]
    return entry
  }

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

extension DispatchFigures {
  static func counted(
    _ counts: [Counter: Int], layouts: ClosedRange<Int>? = nil
  ) -> Self {
    var figures = Self()
    figures.counts = Counts(counts)
    figures.instructionsInLayouts = layouts.map {
      CountRange(low: $0.lowerBound, high: $0.upperBound)
    }
    return figures
  }
}
