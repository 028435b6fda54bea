import Architectures
import Dispatch
import Foundation
import Synchronization
import Toolchain

/// The view-free tests of an architecture and the scenarios, which are run with one mutant or one
/// hand-written fault at a time.
struct TestsAndScenarios: Sendable {
  let architecture: Architecture
  private let copy: BuiltCopy
  /// The mutants that the view-free tests reach.
  private let reachedByTests: Set<Int>
  /// The processor time of the view-free tests without a mutant, in seconds.
  private let testSeconds: Double
  /// The mutants that each scenario reaches, in the order of the specification.
  private let scenarios: [(id: String, reached: Set<Int>)]
  /// The processor time of all scenarios without a mutant, in seconds.
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
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let tests = try copy.run(
      copy.testProgram, BuiltCopy.testArguments(of: architecture),
      environment: ["MUTANTS_REACHED": file.path], limit: nil)
    guard tests.failure == nil || tests.ending == .exit(TestProgram.noTestsStatus) else {
      throw MutationError.failsWithoutMutant(
        run: "The view-free tests of \(architecture.name)", output: tests.tail)
    }
    let reached = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    reachedByTests = Set(reached.split(separator: "\n").compactMap { Int($0) })
    testSeconds = tests.processorSeconds
    let played = try copy.play(["--reach"], of: architecture, limit: nil)
    guard played.failure == nil, !played.scenarios.isEmpty, played.broken.isEmpty else {
      throw MutationError.failsWithoutMutant(
        run: "Scenarios of \(architecture.name)", output: played.run.tail)
    }
    scenarios = played.scenarios.map { ($0.scenario, Set($0.reached ?? [])) }
    scenarioSeconds = played.run.processorSeconds
  }

  /// Runs the tests and scenarios that reach a mutant, and returns their outcomes.
  ///
  /// - Throws: `ToolError` if a program cannot be started.
  func outcomes(of mutant: Mutant) throws -> Outcomes { try outcomes(of: mutant, in: copy) }

  /// Runs all tests and scenarios with a hand-written fault in the architecture.
  ///
  /// - Parameter patched: A copy of the package that contains the fault, and no mutants.
  /// - Returns: The outcomes.
  /// - Throws: `ToolError` if a program cannot be started.
  func outcomes(in patched: BuiltCopy) throws -> Outcomes { try outcomes(of: nil, in: patched) }

  private func outcomes(of mutant: Mutant?, in copy: BuiltCopy) throws -> Outcomes {
    let (scenarios, broken) = try outcomeOfScenarios(mutant, in: copy)
    return Outcomes(
      viewFreeTests: try outcomeOfTests(mutant, in: copy), scenarios: scenarios,
      brokenScenarios: broken)
  }

  /// True if a run that reaches some mutants says something of one of them, or of a whole copy.
  private static func isRun(_ reached: Set<Int>, with mutant: Mutant?) -> Bool {
    // A run that reaches no mutant at all has no tests of this architecture.
    mutant.map { reached.contains($0.id) } ?? !reached.isEmpty
  }

  private func outcomeOfTests(_ mutant: Mutant?, in copy: BuiltCopy) throws -> Outcome {
    guard Self.isRun(reachedByTests, with: mutant) else { return .unreached }
    let run = try copy.run(
      copy.testProgram, BuiltCopy.testArguments(of: architecture),
      environment: Self.environment(mutant), limit: Self.limit(of: testSeconds))
    if run.overrun != nil { return .timedOut }
    return run.failure == nil ? .unnoticed : .noticed
  }

  private func outcomeOfScenarios(
    _ mutant: Mutant?, in copy: BuiltCopy
  ) throws -> (Outcome, broken: [String]) {
    var left = scenarios.filter { Self.isRun($0.reached, with: mutant) }.map(\.id)
    if left.isEmpty { return (.unreached, []) }
    var broken: [String] = []
    // A scenario that crashes or hangs ends the program, and the next program plays the rest.
    while !left.isEmpty {
      let share = Double(left.count) / Double(scenarios.count)
      let played = try copy.play(
        left, of: architecture, environment: Self.environment(mutant),
        limit: Self.limit(of: scenarioSeconds * share))
      broken += played.broken.map(\.scenario)
      left.removeFirst(min(played.scenarios.count, left.count))
      guard let ended = left.first else { break }
      broken.append(ended)
      left.removeFirst()
      // Each further scenario would take as long to end.
      if played.run.overrun != nil { return (.timedOut, broken) }
    }
    return (broken.isEmpty ? .unnoticed : .noticed, broken)
  }

  private static func environment(_ mutant: Mutant?) -> [String: String] {
    mutant.map { ["MUTANT": "\($0.id)"] } ?? [:]
  }

  /// Returns the limit of processor time, in seconds, for a run with a mutant.
  ///
  /// The argument `seconds` is the processor time of the same run without a mutant.
  private static func limit(of seconds: Double) -> Int { 3 + Int(5 * seconds) }
}

// MARK: - Many mutants

extension TestsAndScenarios {
  /// Finds out the outcomes of many mutants, several at once.
  ///
  /// If a program did not come to an end with a mutant, this mutant is run again, alone.
  ///
  /// - Parameters:
  ///   - mutants: The mutants.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: The mutants with their outcomes, in the same order.
  /// - Throws: `ToolError` if a program cannot be started.
  func tested(_ mutants: [Mutant], progress: (String) -> Void) throws -> [TestedMutant] {
    struct State {
      var next = 0
      var outcomes: [Int: Outcomes] = [:]
      var error: (any Error)?
    }
    let state = Mutex(State())
    let done = DispatchSemaphore(value: 0)
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<workers {
      Thread.detachNewThread {
        defer { done.signal() }
        while true {
          let index = state.withLock { state -> Int? in
            guard state.error == nil, state.next < mutants.count else { return nil }
            defer { state.next += 1 }
            return state.next
          }
          guard let index else { return }
          do {
            let outcomes = try outcomes(of: mutants[index])
            state.withLock { $0.outcomes[index] = outcomes }
          } catch {
            state.withLock { $0.error = error }
          }
        }
      }
    }
    let start = Date()
    var running = workers
    while running > 0 {
      if done.wait(timeout: .now() + 1) == .success { running -= 1 }
      let count = state.withLock { $0.outcomes.count }
      let left = Self.timeLeft(count, of: mutants.count, since: start)
      progress("testing mutants, \(count) of \(mutants.count)\(left)")
    }
    if let error = state.withLock({ $0.error }) { throw error }
    let known = state.withLock { $0.outcomes }
    return try mutants.enumerated().map { index, mutant in
      if let outcomes = known[index], !outcomes.hasTimedOut {
        return TestedMutant(mutant: mutant, outcomes: outcomes)
      }
      progress("testing again alone: \(mutant.key)")
      return TestedMutant(mutant: mutant, outcomes: try outcomes(of: mutant))
    }
  }

  private static func timeLeft(_ count: Int, of all: Int, since start: Date) -> String {
    guard count > 20 else { return "" }
    let left = Date().timeIntervalSince(start) / Double(count) * Double(all - count)
    return left < 90 ? ", \(Int(left)) s left" : ", \(Int(left / 60)) min left"
  }
}
