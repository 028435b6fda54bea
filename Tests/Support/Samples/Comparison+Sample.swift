import Architectures
import Costs
import Figures
import Interactions
import Reports
import Scenarios
import Sizes
import Testability

extension Comparison {
  /// A comparison of two architectures with every figure, made by hand.
  package static var sample: Comparison {
    var controls = DispatchControls()
    controls.floor = [.greetingTap: .sample(time: 12, ratio: 0.1, allocations: 0)]
    controls.again = [.greetingTap: .sample(time: 121, ratio: 1.01, allocations: 4)]
    controls.slowed = CostRow(.greetingTap, .sample(time: 126, ratio: 1.05))
    controls.bindings = [
      .closure: .sample(time: 50, ratio: 1, allocations: 0),
      .observers1: .sample(time: 100, ratio: 2, allocations: 0),
    ]
    var comparison = Comparison(
      environment: .sample, shared: .init(), controls: controls, architectures: [.mvc, .mvp],
      notes: [Note(nil, "instructions are null: they are not counted yet.")])
    comparison.shared.models = CodeSize(lines: 287)
    comparison.shared.headlessUIKit = CodeSize(lines: 1816)
    comparison.shared.views = CodeSize(lines: 87)
    return comparison
  }

  /// Returns the sample with `count` architectures; the third and all later ones have long names.
  package static func sample(of count: Int) -> Comparison {
    var comparison = sample
    for number in 2..<count {
      var entry = Entry.mvp
      entry.id = "architecture-\(number)"
      entry.name = "MVC with lighter view controllers \(number)"
      comparison.architectures.append(entry)
    }
    return comparison
  }

  /// A comparison of all architectures, made by hand, in which no two have the same figures.
  package static var all: Comparison {
    var comparison = sample
    comparison.controls.floor = Entry.costs { interaction in
      var figures = DispatchFigures.sample(time: 12, ratio: 0.1)
      figures.counts = Counts([.instructions: 100_000, .allocations: 90])
      if interaction == .profileOpen { figures.counts[.liveBytes] = 5_184 }
      return figures
    }
    comparison.architectures = Architecture.all.enumerated().map { index, architecture in
      Entry(id: architecture.id, name: architecture.name, number: index)
    }
    return comparison
  }

  /// A small comparison, as it could be read from a file of an earlier run.
  package static var kept: Comparison {
    var comparison = Comparison(
      environment: .init(
        swift: "6.3.1", platform: "Linux", processor: "AMD EPYC", cores: 2, load: nil,
        date: "2026-03-01T09:30:00Z", commit: nil),
      shared: .init(), controls: .init(),
      architectures: ["mvp", "viper"].map { Entry(id: $0, name: $0.uppercased()) }, notes: [])
    var figures = DispatchFigures()
    figures.counts = Counts([.instructions: 100, .retains: 5])
    figures.instructionsInLayouts = CountRange(low: 99, high: 101)
    for index in comparison.architectures.indices {
      comparison.architectures[index].dispatch = [.greetingTap: figures]
    }
    return comparison
  }
}

extension RunEnvironment {
  package static let sample = Self(
    swift: "6.3.1 (swift-6.3.1-RELEASE)", platform: "Debian GNU/Linux 12 (bookworm) x86_64",
    processor: "AMD EPYC", cores: 2, load: 0.25, date: "2026-03-01T09:30:00Z", commit: "1a2b3c4+")
}

extension Comparison.Entry {
  package static var mvc: Self {
    var entry = Self(id: "mvc", name: "MVC")
    entry.size = ModuleSize(
      total: CodeSize(lines: 250),
      features: [
        "Greeting": CodeSize(lines: 30), "Profile": CodeSize(lines: 220),
        "Shared": CodeSize(lines: 0),
      ],
      roles: ["View controller": RoleSize(size: CodeSize(lines: 250), uses: [:])],
      assemblyLines: 0)
    entry.coverage = ModuleCoverage(
      viewFree: Cover(linesCovered: 0, lines: 240, functionsCovered: 0, functions: 33),
      scenarios: Cover(linesCovered: 240, lines: 240, functionsCovered: 33, functions: 33),
      viewFreeTests: [], linesNeedingView: 240, tests: 0, testCodeLines: 0, testDoubles: 0,
      testSeconds: 0.25)
    entry.mutation = .sample(faults: 200, needingView: 200, handWritten: 3)
    entry.changes = .sample(files: 1, lines: 250)
    entry.dispatch = [
      .greetingTap: .sample(time: 120, ratio: 1, allocations: 4),
      .nameRefused: .sample(time: 1520, ratio: 1),
    ]
    return entry
  }

  package static var mvp: Self {
    var entry = Self(id: "mvp", name: "MVP")
    entry.size = ModuleSize(
      total: CodeSize(lines: 1400),
      features: [
        "Greeting": CodeSize(lines: 60), "Profile": CodeSize(lines: 1340),
        "Shared": CodeSize(lines: 0),
      ],
      roles: [
        "Presenter": RoleSize(
          size: CodeSize(lines: 900), uses: ["View protocol": .init(behavior: 12)]),
        "View": RoleSize(
          size: CodeSize(lines: 400),
          uses: [
            "Presenter": .init(behavior: 2), "View protocol": .init(values: 1, behavior: 2),
          ]),
        "View protocol": RoleSize(size: CodeSize(lines: 100), uses: [:]),
      ], assemblyLines: 24)
    entry.coverage = ModuleCoverage(
      viewFree: Cover(linesCovered: 999, lines: 1000, functionsCovered: 60, functions: 61),
      scenarios: Cover(linesCovered: 1000, lines: 1000, functionsCovered: 61, functions: 61),
      viewFreeTests: ["G-2: greets", "P-6, P-7: saves"], linesNeedingView: 1, tests: 52,
      testCodeLines: 900, testDoubles: 4, testSeconds: nil)
    entry.mutation = .sample(faults: 300, needingView: 120)
    entry.changes = .sample(files: 4, lines: 900)
    entry.dispatch = [
      .greetingTap: .sample(time: 123, ratio: 1.02, allocations: 5),
      .nameRefused: .sample(time: 15_200, ratio: 10),
    ]
    return entry
  }

  /// Returns figures of some interactions.
  fileprivate static func costs(
    _ figures: (Interaction) -> DispatchFigures
  ) -> [Interaction: DispatchFigures] {
    let interactions: [Interaction] = [.greetingTap, .profileOpen, .profileLeave, .nameSaved]
    return Dictionary(uniqueKeysWithValues: interactions.map { ($0, figures($0)) })
  }

  /// Creates an entry with every figure; the entry with the number 0 is the baseline.
  fileprivate init(id: String, name: String, number: Int) {
    self = number == 0 ? .mvc : .mvp
    self.id = id
    self.name = name
    let lines = 287 + 33 * number
    size?.total.codeLines = lines
    size?.features["Greeting"]?.codeLines = 31 + 4 * number
    size?.features["Profile"]?.codeLines = lines - 31 - 4 * number
    mutation = .sample(
      faults: 200 + 9 * number, needingView: 200 - 7 * number, files: 1 + 0.2 * Double(number))
    let outcomes = (0..<30).map { $0 < 2 * number ? KindOutcome.found : .onlyWithScreen }
    mutation?.kinds = .init(
      set: "2026-03-01T08:30:00Z", counts: .init(outcomes), withoutForgottenLines: .init([]))
    changes = .sample(files: 1 + number, lines: lines)
    coverage?.viewFree = Cover(
      linesCovered: 30 * number, lines: 1_000, functionsCovered: number, functions: 61)
    coverage?.testCodeLines = 1_261 + 37 * number
    dispatch = Self.costs { interaction in
      let ratio = 1 + 0.07 * Double(number)
      var figures = DispatchFigures.sample(time: 1_000 * ratio, ratio: ratio)
      // Only an open screen is looked at for what it keeps.
      let counters = Counter.allCases.filter { $0 != .liveBytes || interaction == .profileOpen }
      figures.counts = Counts(
        Dictionary(uniqueKeysWithValues: counters.map { ($0, 94 + 3 * number) }))
      figures.counts[.instructions] = 103_151 + 2_311 * number
      if interaction == .profileOpen { figures.counts[.liveBytes] = 5_303 + 241 * number }
      figures.net = Counts([
        .instructions: 3_151 + 2_311 * number, .allocations: 4 + 3 * number,
      ])
      return figures
    }
  }
}

extension ChangeSummary {
  /// Returns the costs of two requests, the second of which touches two files more than the first.
  package static func sample(files: Int, lines: Int) -> Self {
    Self(
      requests: [
        .init(
          number: "R1", title: "Ask first", figures: .init(files: files - 1, linesToOpen: lines)),
        .init(
          number: "R2", title: "Search", figures: .init(files: files + 1, linesToOpen: lines)),
      ])
  }
}

extension MutationSummary {
  /// Returns the summary of a module whose faults all break the requirement P-6.
  ///
  /// The list of the faults that need a screen has one element, regardless of `needingView`. Of the
  /// three hand-written faults, `handWritten` need a screen. The effective number of files that P-6
  /// lives in is `files`.
  package static func sample(
    faults: Int, needingView: Int, handWritten: Int = 1, files: Double = 2
  ) -> Self {
    Self(
      kept: .init(date: "2026-03-01T08:00:00Z", commit: "1a2b3c4", swift: nil),
      figures: .sample(faults: faults, needingView: needingView),
      handWrittenFaults: .sample(faults: 3, needingView: handWritten),
      roles: [
        .init(role: "View", figures: .sample(faults: faults / 2, needingView: needingView / 2))
      ],
      requirements: Requirement.all.map { requirement in
        let isBroken = requirement.id == "P-6"
        return .init(
          requirement: requirement.id, faults: isBroken ? faults : 0,
          faultsThatNeedView: isBroken ? needingView : 0, effectiveFiles: isBroken ? files : nil)
      },
      faultsThatNeedView: [
        .init(
          file: "a.swift", line: 1, operator: "boolean", original: "true",
          replacement: "!(true)", requirements: ["P-6"], scenario: "profile.name-saved")
      ],
      kinds: .init(
        set: "2026-03-01T08:30:00Z", counts: .init([.found, .inPart, .inPart, .onlyWithScreen]),
        withoutForgottenLines: .init([.found, .onlyWithScreen])))
  }
}

extension MutationFigures {
  /// Returns the figures of faults of a number of mutants.
  fileprivate static func sample(faults: Int, needingView: Int) -> Self {
    var figures = Self()
    figures.faults = faults
    figures.faultsThatNeedView = needingView
    return figures
  }
}

extension CodeSize {
  package init(lines: Int) {
    self.init()
    files = 1
    codeLines = lines
    tokens = lines * 6
    types = 2
    functions = lines / 8
    complexity = lines / 4
    largestTypeLines = lines
    mutableProperties = lines / 50
    medianFunctionLines = 5
    p95FunctionLines = 12
    longestFunctionLines = 16
    machineCodeBytes = lines * 100
    metadataBytes = lines * 50
  }
}

extension DispatchFigures {
  package static func sample(time: Double, ratio: Double, allocations: Int? = nil) -> Self {
    var figures = Self()
    figures.nanoseconds = Estimate(value: time, low: time - 2, high: time + 2)
    figures.ratio =
      ratio == 1 ? .one : Estimate(value: ratio, low: ratio - 0.02, high: ratio + 0.02)
    figures.counts[.allocations] = allocations
    figures.instructionsInLayouts = CountRange(low: 1000, high: 1010)
    return figures
  }
}
