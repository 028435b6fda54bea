import Architectures
import Foundation
import Toolchain

/// The two judges of one architecture's mutants: the view-free tests and the scenarios.
struct Judge: Sendable {
  /// The architecture's view-free tests, and the result of running them without a mutant.
  private struct Tests {
    let arguments: [String]
    let reached: Set<Int>
    /// The processor time of the run, in seconds.
    let seconds: Double
  }

  private let architecture: Architecture
  private let copy: BuiltCopy
  private let viewFree: Tests
  /// The mutants that each scenario reaches, in the order of the specification.
  private let scenarios: [(id: String, reached: Set<Int>)]
  /// The processor time of all scenarios, in seconds.
  private let scenarioSeconds: Double

  /// Runs the tests and the scenarios of an architecture without a mutant, and notes which mutants
  /// they reach.
  ///
  /// - Parameters:
  ///   - architecture: The architecture.
  ///   - copy: The copy of the package that contains the mutants.
  /// - Throws: ``MutationError/failsWithoutMutant(run:output:)`` if a test or scenario fails.
  init(of architecture: Architecture, in copy: BuiltCopy) throws {
    self.architecture = architecture
    self.copy = copy
    viewFree = try Self.tests(of: architecture, copy)
    let all = try Self.play([], architecture, in: copy, mutant: nil, reach: true, limit: nil)
    let failures = all.lines.filter { !$0.failures.isEmpty }
    guard all.run.failure == nil, failures.isEmpty, !all.lines.isEmpty else {
      throw MutationError.failsWithoutMutant(
        run: "Scenarios of \(architecture.name)", output: all.run.tail)
    }
    scenarios = all.lines.map { ($0.scenario, Set($0.reached ?? [])) }
    scenarioSeconds = all.run.processorSeconds
  }

  private static func tests(of architecture: Architecture, _ copy: BuiltCopy) throws -> Tests {
    let arguments =
      TestProgram.arguments + ["--filter", TestProgram.filter(testsOf: architecture.module)]
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try copy.run(
      copy.testProgram, arguments, environment: ["MUTANTS_REACHED": file.path], limit: nil)
    guard run.failure == nil || run.ending == .exit(TestProgram.noTestsStatus) else {
      throw MutationError.failsWithoutMutant(
        run: "The view-free tests of \(architecture.name)", output: run.tail)
    }
    let reached = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Tests(
      arguments: arguments, reached: Set(reached.split(separator: "\n").compactMap { Int($0) }),
      seconds: run.processorSeconds)
  }

  func judge(_ mutant: Mutant) throws -> JudgedMutant {
    JudgedMutant(mutant: mutant, verdict: try verdict(in: copy, mutant))
  }

  /// Returns what the judges say of a fault of a person.
  ///
  /// - Parameters:
  ///   - fault: A fault in the architecture.
  ///   - patched: A copy of the package that contains the fault, and no mutants.
  /// - Returns: The fault and its verdict.
  /// - Throws: `ToolError` if a program cannot be started.
  func judge(_ fault: PersonFault, in patched: BuiltCopy) throws -> JudgedPersonFault {
    JudgedPersonFault(fault: fault, verdict: try verdict(in: patched, nil))
  }

  /// Returns what the judges say of a mutant, or of the copy as it is.
  private func verdict(in copy: BuiltCopy, _ mutant: Mutant?) throws -> Verdict {
    let (outcome, broken) = try playScenarios(in: copy, mutant)
    return Verdict(
      viewFreeTests: try self.outcome(of: viewFree, in: copy, mutant), scenarios: outcome,
      brokenScenarios: broken)
  }

  /// True if a run that reaches some mutants is asked about one of them, or about a whole copy.
  private static func isAsked(_ reached: Set<Int>, about mutant: Mutant?) -> Bool {
    // A run that reaches no mutant at all has no tests of this architecture.
    mutant.map { reached.contains($0.id) } ?? !reached.isEmpty
  }

  private static func environment(_ mutant: Mutant?) -> [String: String] {
    mutant.map { ["MUTANT": "\($0.id)"] } ?? [:]
  }

  private func outcome(
    of tests: Tests, in copy: BuiltCopy, _ mutant: Mutant?
  ) throws -> Outcome {
    guard Self.isAsked(tests.reached, about: mutant) else { return .unreached }
    let run = try copy.run(
      copy.testProgram, tests.arguments, environment: Self.environment(mutant),
      limit: Self.limit(of: tests.seconds))
    if run.overrun != nil { return .timedOut }
    return run.failure == nil ? .unnoticed : .noticed
  }

  private func playScenarios(
    in copy: BuiltCopy, _ mutant: Mutant?
  ) throws -> (Outcome, [String]) {
    var left = scenarios.filter { Self.isAsked($0.reached, about: mutant) }.map(\.id)
    if left.isEmpty { return (.unreached, []) }
    var broken: [String] = []
    // A scenario that crashes or hangs ends the program, and the next program plays the rest.
    while !left.isEmpty {
      let share = Double(left.count) / Double(scenarios.count)
      let (run, lines) = try Self.play(
        left, architecture, in: copy, mutant: mutant, reach: false,
        limit: Self.limit(of: scenarioSeconds * share))
      broken += lines.filter { !$0.failures.isEmpty }.map(\.scenario)
      left.removeFirst(min(lines.count, left.count))
      guard let ended = left.first else { break }
      broken.append(ended)
      left.removeFirst()
      // Each further scenario would take as long to end.
      if run.overrun != nil { return (.timedOut, broken) }
    }
    return (broken.isEmpty ? .unnoticed : .noticed, broken)
  }

  /// Returns the limit of processor time, in seconds, for a run with a mutant.
  ///
  /// The argument `seconds` is the processor time of the same run without a mutant.
  private static func limit(of seconds: Double) -> Int { 3 + Int(5 * seconds) }

  // MARK: Scenarios

  private struct Line: Decodable {
    let scenario: String
    let failures: [String]
    let reached: [Int]?
  }

  private static func play(
    _ scenarios: [String], _ architecture: Architecture, in copy: BuiltCopy,
    mutant: Mutant?, reach: Bool, limit: Int?
  ) throws -> (run: ProcessResult, lines: [Line]) {
    let run = try copy.run(
      copy.player, [architecture.id] + (reach ? ["--reach"] : []) + scenarios,
      environment: environment(mutant), limit: limit)
    let lines = run.output.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
    return (run, lines)
  }
}
