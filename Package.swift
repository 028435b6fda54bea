// swift-tools-version: 6.2
import PackageDescription

/// The modules of the architectures that are compared.
///
/// Each architecture has a folder in `Sources`, a folder in `Tests`, a name in this list and an
/// entry in `Sources/Architectures`.
let architectures = [
  "MVC", "TraditionalMVC", "LighterMVC", "LogicControllerMVC", "ActionsMVC", "MVP",
  "SupervisingMVP", "MVVM", "ObservationMVVM", "CoordinatorMVVM", "VIPER", "CleanSwift",
  "Unidirectional", "Redux",
]

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// The settings of code that uses screens: as in an app, such code runs on the main actor.
let screenSettings = swiftSettings + [.defaultIsolation(MainActor.self)]

func screens(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: screenSettings)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = swiftSettings
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings)
}

/// Declares a module with helpers that several test targets use.
func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/Support/\(name)",
    swiftSettings: swiftSettings)
}

/// Declares a program that checks this package's results or documents.
func judge(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tests/Programs/\(name)",
    swiftSettings: swiftSettings)
}

let architectureTargets = architectures.flatMap { name in
  [
    screens(name, ["Models", "HeadlessUIKit", "Views"]),
    tests(
      of: name, ["Models", "HeadlessUIKit", "Views", "Jobs", "Scenarios"],
      settings: screenSettings),
  ]
}

/// Declares a module that measures or reports.
func benchmark(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Benchmarks/\(name)", resources: resources,
    swiftSettings: swiftSettings)
}

let package = Package(
  name: "ArchitectureComparisonKit",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "demo", targets: ["demo"]),
    .executable(name: "compare", targets: ["compare"]),
  ],
  targets: architectureTargets + [
    .target(name: "Models", swiftSettings: swiftSettings),
    .target(name: "Store", dependencies: ["Models"], swiftSettings: swiftSettings),
    screens("HeadlessUIKit", ["Jobs"]),
    screens("Views", ["HeadlessUIKit"]),
    screens(
      "Architectures",
      ["Scenarios", "Models", "HeadlessUIKit"] + architectures.map { .byName(name: $0) }),
    .target(name: "CMainLoop"),
    screens("Jobs", ["CMainLoop"]),
    screens("Scenarios", ["Jobs", "Models", "HeadlessUIKit"]),

    .target(name: "Terminal", swiftSettings: swiftSettings),
    .target(name: "Arguments", dependencies: ["Terminal"], swiftSettings: swiftSettings),
    .target(name: "CProcess"),
    .target(
      name: "Toolchain", dependencies: ["CProcess", "Terminal"], swiftSettings: swiftSettings),
    .target(name: "CCallRecorder"),
    .target(
      name: "CallTraces",
      dependencies: ["CCallRecorder", "Toolchain", "Terminal", "Architectures"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "demo",
      dependencies: [
        "CallTraces", "Toolchain", "Arguments", "Terminal", "Jobs", "Architectures", "Scenarios",
        "Models", "Store", "HeadlessUIKit",
      ],
      swiftSettings: screenSettings),

    benchmark("JSON"),
    benchmark("Tables", ["JSON", "Terminal", "Toolchain"]),
    benchmark("Statistics"),
    benchmark("CodeSizes", ["JSON"]),
    benchmark("Coverage", ["CodeSizes", "JSON", "Toolchain", "Architectures", "Scenarios"]),
    .target(name: "CProbe", path: "Benchmarks/CProbe"),
    .target(
      name: "Bindings", dependencies: ["HeadlessUIKit"], path: "Benchmarks/Bindings",
      swiftSettings: screenSettings),
    benchmark(
      "Interactions",
      ["Architectures", "Scenarios", "Jobs", "Models", "HeadlessUIKit", "Views"]),
    benchmark(
      "DispatchCosts",
      [
        "Interactions", "CProbe", "CProcess", "Bindings", "Statistics", "Tables", "Terminal",
        "Toolchain", "Architectures", "Jobs",
      ]),
    benchmark(
      "ScenarioRuns",
      [
        "CallTraces", "Tables", "Terminal", "Toolchain", "Architectures", "Scenarios",
        "Jobs",
      ]),
    benchmark(
      "RandomUse",
      [
        "CProcess", "Statistics", "Tables", "Terminal", "Toolchain", "Architectures", "Scenarios",
        "Jobs", "Models", "HeadlessUIKit",
      ]),
    benchmark(
      "Mutation",
      ["JSON", "Statistics", "Tables", "Terminal", "Toolchain", "Architectures", "Scenarios"]),
    benchmark(
      "Comparisons",
      [
        "CodeSizes", "Coverage", "DispatchCosts", "JSON", "Mutation", "Statistics", "Tables",
        "Terminal", "Toolchain", "Architectures", "Scenarios", "Jobs",
      ]),
    benchmark("AppSizes", ["CodeSizes", "Comparisons", "JSON", "Tables", "Terminal"]),
    benchmark(
      "PageInsights",
      resources: ["insights.css", "findings.js", "claims.js", "scatter.js", "weighing.js"]
        .map { .embedInCode($0) }),
    benchmark(
      "Findings",
      [
        "CodeSizes", "Comparisons", "Coverage", "DispatchCosts", "Mutation", "Statistics",
        "Tables", "Terminal",
      ]),
    benchmark(
      "Claims",
      [
        "CodeSizes", "Comparisons", "Coverage", "DispatchCosts", "JSON", "Mutation", "Statistics",
        "Tables", "Terminal", "Architectures",
      ]),
    benchmark(
      "WebPage", ["PageInsights"],
      resources: [
        "page.html", "page.css", "elements.js", "state.js", "choosing.js", "tables.js",
        "headings.js", "charts.js", "sources.js", "diagram.js", "traces.js", "page.js",
        "citation.js",
      ].map { .embedInCode($0) }),
    benchmark(
      "Page",
      [
        "WebPage", "Claims", "CodeSizes", "Comparisons", "Coverage", "DispatchCosts", "Findings",
        "JSON", "Mutation", "ScenarioRuns", "Statistics", "Tables", "Terminal", "Architectures",
        "Scenarios", "Jobs",
      ]),
    .executableTarget(
      name: "compare",
      dependencies: [
        "Page", "Findings", "Claims", "Comparisons", "Mutation", "RandomUse", "ScenarioRuns",
        "DispatchCosts",
        "CallTraces", "JSON", "Tables", "Toolchain", "Arguments", "Terminal", "Architectures",
        "Jobs", "AppSizes",
      ],
      path: "Benchmarks/compare", swiftSettings: swiftSettings),
    // This program runs in a build of its own, in which calls are recorded.
    .executableTarget(
      name: "trace-player", dependencies: ["ScenarioRuns", "Toolchain"],
      path: "Benchmarks/trace-player", swiftSettings: swiftSettings),
    .target(name: "CMutants", path: "Benchmarks/CMutants"),
    // This program runs in a build of its own too, in which the architectures have mutants.
    .executableTarget(
      name: "mutant-player", dependencies: ["Architectures", "CMutants", "Jobs", "Scenarios"],
      path: "Benchmarks/mutant-player", swiftSettings: screenSettings),

    // Machine code with known numbers of instructions and calls, to check the recorders.
    .target(name: "KnownSequences", path: "Tests/Support/known-sequences"),
    // A recorder that stops at each instruction, to check the recorder that stops at branches.
    .target(name: "SingleStepper", path: "Tests/Support/single-stepper"),
    support("TestSupport", []),
    support("TestThreads", []),
    support("Browsing", ["TestSupport", "Toolchain"]),
    support(
      "Samples",
      [
        "CodeSizes", "Coverage", "DispatchCosts", "Comparisons", "Mutation", "ScenarioRuns",
        "Statistics",
        "Tables", "Scenarios",
      ]),

    // Programs that check what a test cannot: the results of a whole run, the guides and sources.
    judge(
      "check",
      [
        "Browsing", "TestSupport", "Arguments", "CallTraces", "Comparisons", "DispatchCosts",
        "Mutation", "RandomUse", "ScenarioRuns", "Tables", "Statistics", "Terminal", "Toolchain",
        "Architectures",
      ]),
    judge(
      "guides",
      [
        "Arguments", "Claims", "CodeSizes", "Comparisons", "DispatchCosts", "Findings", "Mutation",
        "Tables", "Terminal", "Toolchain",
      ]),
    tests(of: "check", ["CallTraces", "Mutation", "Toolchain", "Architectures"]),
    tests(
      of: "guides",
      ["TestSupport", "Samples", "CodeSizes", "Comparisons", "Mutation", "Page", "Tables"]),

    tests(of: "Models", ["TestSupport", "Jobs"]),
    tests(of: "Store", ["TestSupport", "Models"]),
    tests(of: "HeadlessUIKit", ["Jobs"], settings: screenSettings),
    tests(of: "Views", ["HeadlessUIKit"], settings: screenSettings),
    tests(of: "Architectures", settings: screenSettings),
    tests(of: "Jobs", ["TestThreads"], settings: screenSettings),
    tests(of: "Scenarios", ["Jobs", "Models", "HeadlessUIKit"], settings: screenSettings),
    tests(of: "Terminal"),
    tests(of: "Arguments", ["Terminal"]),
    tests(of: "Toolchain", ["TestSupport", "TestThreads", "Architectures"]),
    tests(
      of: "CallTraces",
      ["CCallRecorder", "Toolchain", "Terminal", "Architectures", "KnownSequences"]),
    tests(
      of: "demo",
      [
        "TestSupport", "TestThreads", "Arguments", "Terminal", "Toolchain", "CallTraces",
        "Architectures", "Scenarios", "Jobs", "Models", "Store", "HeadlessUIKit", "Views",
      ],
      settings: screenSettings),
    tests(of: "JSON"),
    tests(of: "Statistics"),
    tests(of: "CodeSizes", ["TestSupport", "TestThreads", "Statistics"]),
    tests(of: "Coverage", ["TestSupport", "Toolchain", "Architectures", "Scenarios"]),
    tests(of: "CMutants"),
    tests(
      of: "Interactions",
      ["Architectures", "Scenarios", "Jobs", "HeadlessUIKit", "Views", "Models"]),
    tests(
      of: "DispatchCosts",
      [
        "TestSupport", "TestThreads", "CProbe", "Interactions", "KnownSequences", "SingleStepper",
        "Statistics", "Tables", "Toolchain", "Architectures", "Jobs", "HeadlessUIKit",
      ]),
    tests(
      of: "ScenarioRuns",
      [
        "Samples", "CallTraces", "Tables", "Terminal", "Architectures", "Scenarios", "Jobs",
        "Models", "MVC",
      ]),
    tests(
      of: "RandomUse",
      [
        "Samples", "TestSupport", "Toolchain", "Terminal", "Architectures", "Scenarios", "Jobs",
        "Models", "HeadlessUIKit", "MVC",
      ]),
    tests(
      of: "Mutation",
      ["TestSupport", "TestThreads", "Tables", "Toolchain", "Architectures", "Scenarios"]),
    tests(
      of: "Comparisons",
      [
        "Samples", "TestSupport", "CodeSizes", "Coverage", "DispatchCosts", "Interactions", "JSON",
        "Mutation", "Statistics", "Tables", "Terminal", "Architectures",
      ]),
    tests(
      of: "Claims",
      [
        "Samples", "CodeSizes", "Comparisons", "Coverage", "DispatchCosts", "Mutation",
        "Statistics", "Tables", "Terminal", "Architectures", "JSON",
      ]),
    tests(
      of: "Findings",
      [
        "Samples", "CodeSizes", "Comparisons", "Coverage", "DispatchCosts", "JSON", "Mutation",
        "Statistics", "Tables", "Terminal",
      ]),
    tests(
      of: "AppSizes",
      ["Samples", "TestSupport", "CodeSizes", "Comparisons", "JSON", "Tables", "Terminal"]),
    tests(
      of: "Page",
      [
        "Browsing", "Samples", "TestSupport", "TestThreads", "Claims", "CodeSizes", "Comparisons",
        "DispatchCosts", "Findings", "ScenarioRuns", "Mutation", "Statistics", "Tables",
        "Toolchain", "Terminal", "Architectures", "Scenarios",
      ]),
    tests(
      of: "compare",
      [
        "TestSupport", "TestThreads", "Samples", "Arguments", "Architectures", "Comparisons",
        "DispatchCosts", "Findings", "JSON", "Page", "ScenarioRuns", "Tables", "Terminal",
        "Toolchain",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Architectures", "Scenarios", "Jobs", "Models", "HeadlessUIKit"],
      swiftSettings: screenSettings),
  ]
)

// The main function of a fuzzer comes from libFuzzer, so only .ci/fuzz can build the fuzzer.
if Context.environment["FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-lexer", dependencies: ["CodeSizes"], path: "Tests/Fuzzing/lexer",
      exclude: ["swift.dict"], swiftSettings: swiftSettings))
}

// With MUTANTS set, the architectures may import the switch that their mutants ask. The sources as
// they are kept have no mutants; the measurement of mutation writes them into a copy.
let hasMutants = Context.environment["MUTANTS"] != nil
if hasMutants {
  for target in package.targets where architectures.contains(target.name) {
    target.dependencies.append("CMutants")
  }
}

// With ONLY_TESTS=MVCTests,ConformanceTests, the package has only these test targets and the
// targets that they depend on, so that nothing else is built. The measurement of coverage sets
// ONLY_TESTS, which also saves time in work on one module.
if let names = Context.environment["ONLY_TESTS"] {
  var needed = Set(
    names.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  let known = package.targets.filter { $0.type == .test }.map(\.name).sorted()
  let unknown = needed.subtracting(known).sorted()
  // Without this, a misspelled name would leave a package in which no test fails.
  if !unknown.isEmpty {
    fatalError(
      """
      ONLY_TESTS: there is no test target '\(unknown.joined(separator: "', '"))'.
      Known are: \(known.joined(separator: ", ")).
      """)
  }
  // A build of mutants plays the scenarios beside the tests.
  if hasMutants { needed.insert("mutant-player") }
  var latest = needed
  while !latest.isEmpty {
    let dependencies = package.targets.filter { latest.contains($0.name) }.flatMap(\.dependencies)
    latest = Set(
      dependencies.compactMap { dependency in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
      }
    ).subtracting(needed)
    needed.formUnion(latest)
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}
