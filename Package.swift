// swift-tools-version: 6.3
import PackageDescription

/// The modules of the architectures that are compared.
///
/// Each architecture has a folder in `Sources`, a folder in `Tests` unless it has no view-free
/// tests, a name in this list and an entry in `Sources/Specification/Architectures`.
let architectures = [
  "MVC", "TraditionalMVC", "LighterMVC", "LogicControllerMVC", "ActionsMVC", "MVP",
  "SupervisingMVP", "MVVM", "ObservationMVVM", "CoordinatorMVVM", "VIPER", "CleanSwift",
  "Unidirectional", "Redux",
]
/// The architectures without a folder in `Tests`: all of their roles need a view.
let withoutViewFreeTests: Set = ["MVC"]

// A copy of the package without the modules of other authors is built with WITHOUT_REWRITTEN.
let authors = Context.environment["WITHOUT_REWRITTEN"] == nil ? ["Second", "Third"] : []
/// The modules of four architectures written again by other authors, which no app ships.
let rewritten = authors.flatMap { author in
  ["MVC", "MVP", "MVVM", "VIPER"].map { author + $0 }
}

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// The settings of code that uses screens: as in an app, such code runs on the main actor.
let screenSettings = swiftSettings + [.defaultIsolation(MainActor.self)]

enum Kind { case swift, screens, c, program, screenProgram }

// swift-format-ignore: ValidateDocumentationComments

/// Returns a module's targets: the module, and its tests unless `tests` is `nil`.
///
/// - Parameters:
///   - name: The module's name, which is also that of its folder in `folder`.
///   - imports: The modules that it imports.
///   - tests: What its tests import beside the module and its imports.
///   - resources: The folder of the module that is copied beside the program.
func module(
  _ name: String, _ folder: String, _ kind: Kind = .swift, _ imports: String = "",
  tests: String? = nil, resources: String? = nil
) -> [Target] {
  let imports = imports.split(separator: " ").map(String.init)
  let dependencies = imports.map { Target.Dependency.byName(name: $0) }
  let path = "\(folder)/\(name)"
  let settings = kind == .screens || kind == .screenProgram ? screenSettings : swiftSettings
  let target: Target =
    kind == .program || kind == .screenProgram
    ? .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    : .target(
      name: name, dependencies: dependencies, path: path,
      resources: resources.map { [.copy($0)] }, swiftSettings: kind == .c ? [] : settings)
  guard let tests = tests?.split(separator: " ").map(String.init) else { return [target] }
  let tested = [name] + imports + tests.filter { !imports.contains($0) }
  return [
    target,
    .testTarget(
      name: "\(name)Tests", dependencies: tested.map { .byName(name: $0) }, swiftSettings: settings),
  ]
}

let (common, rules) = ("Sources/Common", "Sources/Specification")
let (tools, measure) = ("Benchmarks/Tools", "Benchmarks/Measure")
let (programs, support) = ("Benchmarks/Programs", "Tests/Support")
/// The modules that most of what measures and tells imports, and those that measure behavior.
let (base, runs) = ("Reports Toolchain Terminal", "Testability Costs Interactions Traces Behavior")

let modules: [[Target]] =
  architectures.map {
    module(
      $0, "Sources", .screens, "Models PortableUIKit Views",
      tests: withoutViewFreeTests.contains($0) ? nil : "Jobs Scenarios")
  }
  + rewritten.map {
    module(
      $0, "Benchmarks/Rewritten", .screens, "Models PortableUIKit Views",
      tests: $0.hasSuffix("MVP") ? "Jobs Scenarios" : nil)
  } + [
    // Shared by all architectures.
    module("Models", common, tests: "Jobs TestSupport"),
    module("CMainLoop", common, .c),
    module("Jobs", common, .screens, "CMainLoop"),
    module("HeadlessUIKit", common, .screens, "Jobs", tests: ""),
    module("PortableUIKit", common, .screens, "HeadlessUIKit"),
    module("Views", common, .screens, "PortableUIKit", tests: "HeadlessUIKit"),
    module("Apps", common, .screens, "Models PortableUIKit"),
    module("Store", common, .swift, "Models", tests: "TestSupport"),
    // The specification, and the list of architectures.
    module("Scenarios", rules, .screens, "Apps Jobs Models HeadlessUIKit", tests: "TestSupport"),
    module(
      "Architectures", rules, .screens,
      "Apps Models PortableUIKit " + architectures.joined(separator: " "), tests: "Scenarios"),
    // An app with all of their screens, on a device.
    module("Screens", "Sources", .screens, "Architectures Apps Models PortableUIKit Store Views"),
    module(
      "Authors", "Benchmarks/Rewritten", .screens,
      "Apps Architectures Models PortableUIKit " + rewritten.joined(separator: " ")),
    // Texts, processes, and what a report and a figure are.
    module("Terminal", tools, tests: ""),
    module("CProcess", tools, .c),
    module("Toolchain", tools, .swift, "CProcess Terminal", tests: "Architectures TestSupport"),
    module("Reports", tools, .swift, "Terminal Toolchain", tests: "TestSupport"),
    // Measurements.
    module("Sizes", measure, .swift, base, tests: "appsize Samples TestSupport"),
    module(
      "Testability", measure, .swift, "Sizes Traces \(base) Architectures Authors Scenarios",
      tests: "CMutants TestSupport"),
    module(
      "Interactions", measure, .swift,
      "Apps Architectures Scenarios Jobs Models HeadlessUIKit Views", tests: ""),
    module("Bindings", measure, .screens, "HeadlessUIKit"),
    module("CProbe", measure, .c),
    module(
      "Costs", measure, .swift,
      "Interactions Bindings CProbe CProcess \(base) Architectures Authors Jobs",
      tests: "HeadlessUIKit KnownSequences SingleStepper TestSupport"),
    module("CCallRecorder", measure, .c),
    module(
      "Traces", measure, .swift, "CCallRecorder \(base) Architectures Scenarios Jobs",
      tests: "KnownSequences Samples"),
    module(
      "Behavior", measure, .swift,
      "CProcess \(base) Architectures Scenarios Jobs Models HeadlessUIKit",
      tests: "Apps MVC Samples TestSupport"),
    // The comparison, what follows from it, and the page that tells it.
    module(
      "Figures", "Benchmarks", .swift,
      "Sizes Testability Costs Interactions \(base) Architectures Authors Jobs",
      tests: "Samples TestSupport"),
    module(
      "Page", "Benchmarks", .swift,
      "Figures Sizes \(runs) Reports Terminal Architectures Scenarios Jobs",
      tests: "Samples TestSupport", resources: "Web"),
    module(
      "compare", programs, .program,
      "Page Figures \(runs) \(base) Architectures Jobs", tests: "Samples TestSupport"),
    module("appsize", programs, .program, "Sizes Reports Terminal"),
    module(
      "demo", programs, .screenProgram,
      "Screens Traces Toolchain Terminal Jobs Apps Architectures Scenarios Models Store HeadlessUIKit",
      tests: "TestSupport"),
    module(
      "guides", programs, .program, "Page Figures Testability Architectures Scenarios \(base)",
      tests: "Samples TestSupport"),
    module(
      "check", programs, .program,
      "Figures \(runs) \(base) Architectures TestSupport", tests: "Samples"),
    // These run in builds of their own: with recorded calls, and with mutants.
    module("trace-player", programs, .program, "Traces Toolchain"),
    module("CMutants", programs, .c),
    module(
      "mutant-player", programs, .screenProgram, "Architectures Authors CMutants Jobs Scenarios"),
    module("session-player", programs, .screenProgram, "Architectures Behavior Reports Toolchain"),
    // Machine code with known counts, a recorder that stops at each instruction, and helpers.
    module("KnownSequences", support, .c),
    module("SingleStepper", support, .c),
    module("TestSupport", support),
    module(
      "Samples", support, .swift,
      "Figures Sizes Testability Costs Interactions Traces Reports Architectures Scenarios"),
  ]

let package = Package(
  name: "ArchitectureComparisonKit",
  platforms: [.macOS(.v15), .iOS(.v26)],
  products: [.library(name: "Screens", targets: ["Screens"])]
    + ["demo", "compare", "appsize"].map { .executable(name: $0, targets: [$0]) },
  targets: modules.flatMap(\.self) + [
    .testTarget(
      name: "ConformanceTests", dependencies: ["Architectures", "Authors", "Scenarios", "Jobs"],
      swiftSettings: screenSettings)
  ]
)

// A device has UIKit itself.
package.targets.first { $0.name == "PortableUIKit" }?.dependencies = [
  .byName(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
]
// A browser runs these files, which the tests read where they are.
package.targets.first { $0.name == "PageTests" }?.exclude = ["Browser"]

// The fuzzer's main function comes from libFuzzer, so only .ci/fuzz can build it.
if Context.environment["FUZZING"] != nil {
  package.targets += module("fuzz-lexer", support, .program, "Sizes")
  package.targets.last?.exclude = ["swift.dict"]
}

// With MUTANTS=mutant-player, the architectures may import the switch that their mutants ask, and
// ONLY_TESTS builds the programs with these names, too. The sources as they are kept have no
// mutants; the measurement of mutation writes them into a copy.
let players = Context.environment["MUTANTS"]?.split(separator: ",").map(String.init)
for target in package.targets
where players != nil && (architectures + rewritten).contains(target.name) {
  target.dependencies.append("CMutants")
}

#if !os(Linux)
  // These tests play screens, whose jobs only Linux's runtime lets the main thread run.
  let playing =
    architectures + rewritten + ["Conformance", "Scenarios", "Interactions", "Behavior", "demo"]
  package.targets.removeAll { target in playing.contains { target.name == "\($0)Tests" } }
#endif

// With ONLY_TESTS=MVPTests,ConformanceTests, the package has only these test targets and the
// targets that they depend on, so that nothing else is built.
if let names = Context.environment["ONLY_TESTS"] {
  let asked = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  let known = package.targets.filter { $0.type == .test }.map(\.name).sorted()
  // Without this, a misspelled name would leave a package in which no test fails.
  for name in asked where !known.contains(name) {
    fatalError("ONLY_TESTS: there is no test target '\(name)', only \(known).")
  }
  var needed: Set<String> = []
  func need(_ name: String) {
    let target = package.targets.first { $0.name == name }
    guard let target, needed.insert(name).inserted else { return }
    for case .byNameItem(let name, _) in target.dependencies { need(name) }
  }
  for name in asked + (players ?? []) { need(name) }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}
