// swift-tools-version: 6.2
import PackageDescription

/// The architectures under comparison: each is a folder in `Sources`, one in `Tests`, an entry
/// here and an entry in `Sources/Architectures`.
let architectures = [
  "MVC", "TraditionalMVC", "LighterMVC", "LogicControllerMVC", "ActionsMVC", "MVP",
  "SupervisingMVP", "MVVM", "VIPER", "CleanSwift",
]

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// Code that touches screens runs on the main actor, as it does in an app.
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

let architectureTargets = architectures.flatMap { name in
  [
    screens(name, ["Models", "HeadlessUIKit", "Views"]),
    tests(
      of: name, ["Models", "HeadlessUIKit", "Views", "Scenarios"], settings: screenSettings),
  ]
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
    screens("HeadlessUIKit", []),
    screens("Views", ["HeadlessUIKit"]),
    screens(
      "Architectures",
      ["Models", "HeadlessUIKit"] + architectures.map { .byName(name: $0) }),
    .target(name: "CMainLoop"),
    screens("Scenarios", ["CMainLoop", "Models", "HeadlessUIKit"]),
    .target(name: "Terminal", swiftSettings: swiftSettings),
    .target(name: "Arguments", dependencies: ["Terminal"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "demo",
      dependencies: ["Metrics", "Architectures", "Scenarios", "Models", "HeadlessUIKit"],
      swiftSettings: screenSettings),

    .target(name: "CProbe", path: "Benchmarks/CProbe"),
    .target(name: "Bindings", path: "Benchmarks/Bindings", swiftSettings: screenSettings),
    .target(
      name: "Metrics",
      dependencies: [
        "Architectures", "Scenarios", "Models", "HeadlessUIKit", "Views", "CProbe", "Bindings",
      ],
      path: "Benchmarks/Metrics",
      resources: [
        "page.html", "page.css", "elements.js", "state.js", "charts.js", "sources.js",
        "diagram.js", "traces.js", "page.js",
      ].map { .embedInCode("Page/\($0)") },
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "compare", dependencies: ["Metrics", "Architectures"],
      path: "Benchmarks/compare", swiftSettings: swiftSettings),

    // Runs in a build of its own, in which calls are recorded.
    .executableTarget(
      name: "trace-player", dependencies: ["Metrics"],
      path: "Benchmarks/trace-player", swiftSettings: swiftSettings),

    // Another process to kill and to compete with.
    .executableTarget(
      name: "store-writer", dependencies: ["Models", "Faults"],
      path: "Tests/Support/store-writer", swiftSettings: swiftSettings),
    // Has calls of the system go wrong in the program that it is linked into.
    .target(name: "Faults", path: "Tests/Support/faults"),
    // Machine code of which it is known what it does.
    .target(name: "KnownSequences", path: "Tests/Support/known-sequences"),
    tests(of: "Models", ["store-writer"]),
    tests(of: "HeadlessUIKit", settings: screenSettings),
    tests(of: "Views", ["HeadlessUIKit"], settings: screenSettings),
    tests(of: "Architectures", settings: screenSettings),
    tests(of: "Scenarios", ["Models", "HeadlessUIKit"], settings: screenSettings),
    tests(of: "Arguments", ["Terminal"]),
    tests(
      of: "Metrics",
      [
        "Architectures", "Scenarios", "Models", "HeadlessUIKit", "Views", "CProbe",
        "KnownSequences",
      ]),
    tests(of: "compare", ["Metrics"]),
    tests(
      of: "demo",
      ["Metrics", "Architectures", "Scenarios", "Models", "HeadlessUIKit", "Views"],
      settings: screenSettings),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Architectures", "Scenarios", "Models", "HeadlessUIKit"],
      swiftSettings: screenSettings),
  ]
)

// A fuzzer is linked with a main function that is not its own: nothing but .ci/fuzz can build one.
if Context.environment["FUZZING"] != nil {
  package.targets += [
    .executableTarget(
      name: "fuzz-lexer", dependencies: ["Metrics"], path: "Tests/Fuzzing/lexer",
      exclude: ["swift.dict"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "fuzz-store", dependencies: ["Models"], path: "Tests/Fuzzing/store",
      exclude: ["json.dict", "seeds"], swiftSettings: swiftSettings),
  ]
}

// ONLY_TESTS=MVCTests,ConformanceTests leaves these test targets and what they need, so that they are
// built alone: the measurement of coverage does so, and so can anyone who works on one module.
if let names = Context.environment["ONLY_TESTS"] {
  var needed = Set(names.split(separator: ",").map(String.init))
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
