import Architectures
import Costs
import Reports
import Samples
import Sizes

@testable import Figures

// Each judgement that figures decide has at least one example of each of two opposite verdicts.

extension RuleExample {
  /// The examples of all claims.
  static let all =
    patternGuide + viewControllers + size + studies + practice + observation + oneWayState

  static let patternGuide: [RuleExample] = [
    .init("C-1", .confirmed) { $0[.mvc].setLines(300) },
    .init("C-1", .contradicted) { $0[.mvvm].setLines(300) },
    .init("C-1", .notAtThisSize) { $0[.mvc].setLines(390) },
    .init("C-2", .confirmed) { $0[.mvp].setLines(100, in: "Greeting") },
    .init("C-2", .contradicted) { $0[.mvp].setLines(80, in: "Greeting") },
    .init("C-2", .contradicted) { $0[.mvp].setLines(120, in: "Greeting") },
    .init("C-3", .confirmed) { $0[.mvc].setFaults(200, needingView: 198) },
    .init("C-3", .contradicted) { $0[.mvc].setFaults(200, needingView: 180) },
    .init("C-4", .confirmed) { $0[.mvp].setFaults(100, needingView: 5, inRole: "Presenter") },
    .init("C-4", .contradicted) { $0[.mvp].setFaults(100, needingView: 80, inRole: "Presenter") },
    .init("C-4", .notAtThisSize) { $0[.mvp].setFaults(100, needingView: 49, inRole: "Presenter") },
    .init("C-4", .confirmed) { $0[.mvp].setFaults(100, needingView: 48, inRole: "Presenter") },
    .init("C-4", .contradicted) { $0[.mvp].setFaults(100, needingView: 52, inRole: "Presenter") },
    .init("C-5", 0, .confirmed),
    .init("C-5", 0, .contradicted) { comparison in
      comparison[.mvc].size?.roles["Model"] = RoleSize(size: CodeSize(lines: 400), uses: [:])
    },
    .init("C-5", 1, .confirmed) {
      $0[.mvp].setFunctions(10, complexity: 90, ofRole: "Presenter")
    },
    .init("C-5", 1, .contradicted) {
      $0[.mvp].setFunctions(10, complexity: 90, ofRole: "View")
    },
    .init("C-5", 2, .confirmed) { $0[.mvp].setFunctions(40, complexity: 50, ofRole: "View") },
    .init("C-5", 2, .contradicted) { $0[.mvp].setFunctions(40, complexity: 51, ofRole: "View") },
    .init("C-6", .confirmed) { $0[.mvc].size?.assemblyLines = 0 },
    .init("C-6", .contradicted) { $0[.mvp].size?.assemblyLines = 0 },
    .init("C-6", .contradicted),
    .init("C-16", .confirmed) {
      $0[.supervisingMVP].setReferences(2, from: "View", to: "Model")
    },
    .init("C-16", .contradicted),
  ]

  static let viewControllers: [RuleExample] = [
    .init("C-7", 0, .confirmed) { comparison in
      comparison[.logicController].size?.roles["Logic controller"]?.size.mutableProperties = 1
    },
    .init("C-7", 0, .contradicted),
    .init("C-7", 1, .confirmed) {
      $0[.logicController].setFaults(100, needingView: 0, inRole: "Logic controller")
    },
    .init("C-7", 1, .contradicted) {
      $0[.logicController].setFaults(100, needingView: 90, inRole: "Logic controller")
    },
    .init("C-9", 0, .confirmed) { $0[.actions].setFaults(200, needingView: 60) },
    .init("C-9", 0, .confirmed) { $0[.actions].setFaults(200, needingView: 97) },
    .init("C-9", 0, .notAtThisSize) { $0[.actions].setFaults(200, needingView: 98) },
    .init("C-9", 0, .notAtThisSize) { $0[.actions].setFaults(200, needingView: 102) },
    .init("C-9", 0, .contradicted) { $0[.actions].setFaults(200, needingView: 103) },
    .init("C-9", 0, .contradicted) { $0[.actions].setFaults(200, needingView: 160) },
    .init("C-10", 0, .confirmed) { $0[.lighterMVC].setLines(80, ofRole: "View controller") },
    .init("C-10", 0, .contradicted) { $0[.lighterMVC].setLines(120, ofRole: "View controller") },
    .init("C-10", 1, .confirmed) {
      $0[.lighterMVC].setFaults(900, needingView: 0, inRole: "Store")
    },
    .init("C-10", 1, .contradicted) {
      $0[.lighterMVC].setFaults(900, needingView: 900, inRole: "Store")
    },
    .init("C-11", .confirmed) { $0[.mvvm].setCount(6_000, of: .liveBytes) },
    .init("C-11", .contradicted) { $0[.mvvm].setCount(4_000, of: .liveBytes) },
    .init("C-11", .notAtThisSize) { $0[.mvvm].setCount(5_200, of: .liveBytes) },
    .init("C-12", .contradicted) { comparison in
      comparison[.mvvm].setLines(40, ofRole: "Bindings")
      comparison[.mvvm].setLines(10, ofRole: "Field binding")
    },
    .init("C-12", .confirmed),
    .init("C-14", 0, .confirmed) { $0[.cleanSwift].setLines(800) },
    .init("C-14", 0, .contradicted) { $0[.cleanSwift].setLines(300) },
    .init("C-14", 2, .confirmed) { $0[.cleanSwift].setFaults(200, needingView: 50) },
    .init("C-14", 2, .contradicted) { $0[.cleanSwift].setFaults(200, needingView: 150) },
    .init("C-14", 4, .confirmed) { $0[.cleanSwift].size?.total.medianFunctionLines = 4 },
    .init("C-14", 4, .contradicted) { $0[.cleanSwift].size?.total.medianFunctionLines = 6 },
    .init("C-14", 5, .confirmed) { $0[.cleanSwift].size?.total.p95FunctionLines = 10 },
    .init("C-14", 5, .contradicted) { $0[.cleanSwift].size?.total.p95FunctionLines = 20 },
  ]

  static let size: [RuleExample] = [
    .init("L-1", .confirmed) { $0[.mvp].setLines(100, in: "Greeting") },
    .init("L-1", .contradicted),
    .init("L-2", 0, .confirmed) { comparison in
      for role in ["Bindings", "Field binding"] { comparison[.mvvm].setLines(0, ofRole: role) }
    },
    .init("L-2", 0, .contradicted) { $0[.mvvm].setLines(60, in: "Greeting") },
    .init("L-2", 0, .notAtThisSize) { $0[.mvvm].setLines(40, in: "Greeting") },
    .init("L-2", 1, .confirmed) { $0[.mvvm].setLines(300) },
    .init("L-2", 1, .contradicted) { $0[.mvvm].setLines(700) },
    .init("L-2", 1, .notAtThisSize) { $0[.mvvm].setLines(380) },
    .init("L-3", .confirmed) { comparison in
      comparison[.viper].size?.total.protocols = 10
      comparison[.viper].size?.total.types = 9
    },
    .init("L-3", .contradicted) { comparison in
      comparison[.viper].size?.total.protocols = 4
      comparison[.viper].size?.total.types = 9
    },
    .init("L-9", 0, .confirmed) { $0[.mvc].setLines(300) },
    .init("L-9", 0, .contradicted) { $0[.mvc].setLines(500) },
    .init("L-9", 1, .confirmed) { $0[.mvvm].setLines(500) },
    .init("L-9", 1, .contradicted) { $0[.mvvm].setLines(300) },
    .init("L-9", 2, .confirmed) { $0[.viper].setLines(500) },
    .init("L-9", 2, .contradicted) { $0[.viper].setLines(300) },
    .init("L-18", 0, .confirmed) { $0[.mvp].setLines(500) },
    .init("L-18", 0, .contradicted) { $0[.mvp].setLines(300) },
    .init("L-20", .confirmed) { $0[.mvp].setLines(300) },
    .init("L-20", .contradicted) { $0[.mvp].setLines(500) },
    .init("L-22", 0, .confirmed),
    .init("L-22", 0, .contradicted) { $0[.supervisingMVP].setLines(600) },
  ]

  static let studies: [RuleExample] = [
    .init("L-5", 0, .confirmed) { $0[.mvc].setFaults(200, needingView: 200) },
    .init("L-5", 0, .contradicted) { $0[.mvc].setFaults(200, needingView: 20) },
    .init("L-5", 2, .confirmed) { $0[.mvc].setCount(6_000, of: .liveBytes) },
    .init("L-5", 2, .contradicted) { $0[.mvc].setCount(4_000, of: .liveBytes) },
    .init("L-5", 4, .confirmed) { $0[.mvvm].setFaults(200, needingView: 20) },
    .init("L-5", 4, .contradicted) { $0[.mvvm].setFaults(200, needingView: 180) },
    .init("L-7", 0, .confirmed) { $0[.viper].setCount(800, of: .instructions) },
    .init("L-7", 0, .contradicted) { $0[.viper].setCount(1_200, of: .instructions) },
    .init("L-7", 0, .notAtThisSize),
    .init("L-7", 0, .notAtThisSize) {
      // One interaction of five is too few.
      $0[.viper].dispatch?[0].counts[.instructions] = 1_200
    },
    .init("L-7", 0, .notAtThisSize) { comparison in
      for index in 0..<4 {
        comparison[.viper].dispatch?[index].counts[.instructions] = index < 2 ? 800 : 1_200
      }
    },
    .init("L-7", 1, .confirmed) { $0[.viper].setTime(0.9) },
    .init("L-7", 1, .contradicted) { $0[.viper].setTime(1.1) },
    .init("L-7", 1, .notAtThisSize) { $0[.viper].setTime(1.03) },
    .init("L-8", 0, .confirmed) { comparison in
      comparison[.mvp].setReferences(9, from: "Presenter", to: "View")
      comparison[.mvvm].setReferences(9, from: "View", to: "View model")
    },
    .init("L-8", 0, .contradicted) { $0[.viper].setReferences(9, from: "Router", to: "View") },
    .init("L-8", 0, .notAtThisSize) { comparison in
      // More references in all, and fewer to roles other than contracts.
      comparison[.viper].setFunctions(0, complexity: 0, ofRole: "Contract")
      comparison[.viper].size?.roles["Contract"]?.size.protocols = 10
      comparison[.viper].setReferences(9, from: "View", to: "Contract")
      comparison[.mvp].setReferences(5, from: "Presenter", to: "View")
      comparison[.mvvm].setReferences(5, from: "View", to: "View model")
    },
    .init("L-8", 1, .confirmed) { $0[.viper].setCount(800, of: .instructions) },
    .init("L-8", 1, .contradicted) { $0[.mvc].setCount(800, of: .instructions) },
    .init("L-8", 2, .confirmed) { $0[.mvvm].setCount(4_000, of: .liveBytes) },
    .init("L-8", 2, .contradicted) { $0[.mvvm].setCount(6_000, of: .liveBytes) },
    .init("L-10", .confirmed) { $0[.mvvm].setCount(800, of: .instructions) },
    .init("L-10", .contradicted) { $0[.mvvm].setCount(1_200, of: .instructions) },
    .init("L-11", .confirmed) { $0[.mvvm].setTime(1.2) },
    .init("L-11", .contradicted) { $0[.mvvm].setTime(0.8) },
    .init("L-12", 0, .confirmed),
    .init("L-12", 0, .contradicted) { $0[.mvvm].setCount(6_000, of: .liveBytes) },
    .init("L-13", 1, .confirmed) { $0[.mvvm].setFaults(200, needingView: 20) },
    .init("L-13", 1, .contradicted) { $0[.mvvm].setFaults(200, needingView: 180) },
    .init("L-13", 2, .confirmed) { $0[.mvvm].setCount(800, of: .instructions) },
    .init("L-13", 2, .contradicted) { $0[.mvvm].setCount(1_200, of: .instructions) },
    .init("L-13", 3, .confirmed) { $0[.mvvm].setTime(0.8) },
    .init("L-13", 3, .contradicted) { $0[.mvvm].setTime(1.2) },
  ]

  static let practice: [RuleExample] = [
    .init("L-6", 0, .confirmed) { $0[.mvc].setLines(30, in: "Greeting") },
    .init("L-6", 0, .contradicted) { $0[.mvp].setLines(30, in: "Greeting") },
    .init("L-6", 1, .confirmed) { $0[.mvc].setLines(600, in: "Profile") },
    .init("L-6", 1, .contradicted) { $0[.mvc].setLines(200, in: "Profile") },
    .init("L-6", 1, .notAtThisSize),
    .init("L-16", 0, .confirmed) { comparison in
      comparison[.mvvm].setLargestTypes(greeting: 20, profile: 200)
      comparison[.viper].setLargestTypes(greeting: 20, profile: 150)
    },
    .init("L-16", 0, .contradicted) { comparison in
      comparison[.mvvm].setLargestTypes(greeting: 20, profile: 100)
      comparison[.viper].setLargestTypes(greeting: 20, profile: 150)
    },
    .init("L-16", 0, .notAtThisSize) { comparison in
      comparison[.mvvm].setLargestTypes(greeting: 10, profile: 100)
      comparison[.viper].setLargestTypes(greeting: 20, profile: 150)
    },
    .init("L-17", .confirmed) { comparison in
      for pattern in Architecture.mvc.others { comparison[pattern].setTime(1.2) }
    },
    .init("L-17", .contradicted),
    .init("L-29", 1, .confirmed),
    .init("L-29", 1, .confirmed) { $0[.mvc].setFaults(200, needingView: 102) },
    .init("L-29", 1, .contradicted) { $0[.mvc].setFaults(200, needingView: 103) },
    .init("L-29", 1, .contradicted) { $0[.mvc].setFaults(200, needingView: 200) },
  ]
}
