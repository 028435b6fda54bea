import Architectures
import Authors
import Foundation
import Reports
import Toolchain

/// A run that puts mutants into architectures, and finds out which of them tests notice.
///
/// Each mutant has an outcome of the module's view-free tests and one of the scenarios. The tests
/// run all, or not at all if none of them runs the changed code. Of the scenarios, only those are
/// played that run it.
///
/// A run of all mutants finds out the outcomes of the hand-written faults, too.
package struct MutationRun {
  private let packageRoot: URL
  private let architectures: [Architecture]
  private let role: String?
  private let sample: Int?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - architectures: The architectures whose mutants are tested.
  ///   - role: The name of the only role whose mutants are tested, such as `Presenter`; `nil` for
  ///     all roles.
  ///   - sample: The number of mutants of each architecture to test; `nil` for all mutants.
  package init(
    packageRoot: URL, architectures: [Architecture], role: String? = nil, sample: Int? = nil
  ) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    self.architectures = architectures
    self.role = role
    self.sample = sample
  }

  /// Returns the kept result of an architecture; `nil` if there is none that holds.
  package static func kept(
    of architecture: Architecture, in packageRoot: URL
  ) -> MutationResult.ArchitectureResult? {
    let run = MutationRun(packageRoot: packageRoot, architectures: [architecture])
    return KeptMutants(in: run.packageRoot).result(of: architecture).map(run.chosen)
  }

  /// Builds the mutants, and runs the tests and scenarios with them.
  ///
  /// The calling thread is blocked until the outcomes of all mutants are known.
  ///
  /// - Parameters:
  ///   - environment: The description of the machine and the tools.
  ///   - notes: The sentences that say which facts about the machine and the tools are not known.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: The mutants of each architecture with their outcomes.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails.
  package func run(
    environment: RunEnvironment, notes: [String], progress: (String) -> Void
  ) throws -> MutationResult {
    let kept = KeptMutants(in: packageRoot)
    var results: [Architecture.ID: MutationResult.ArchitectureResult] = [:]
    for architecture in architectures { results[architecture.id] = kept.result(of: architecture) }
    let changed = architectures.filter { results[$0.id] == nil }
    var notes = notes
    if !changed.isEmpty {
      // The sources may change while they are tested, so the digests are those of the start.
      let digests = try changed.map { try kept.digest(of: $0) }
      let toolchain = try SwiftToolchain()
      let scratch = try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/mutation")) {
        progress("waiting for another measurement of mutants")
      }
      // The modules of all architectures are built each time, so that a later run of another
      // architecture can use the build.
      let package = try MutatedPackage(
        of: packageRoot, modules: Architecture.all + Architecture.rewrittenWithTests,
        in: scratch.url,
        toolchain: toolchain, compiler: environment.swift ?? "unknown", progress: progress)
      let tests = try changed.map { architecture in
        progress("\(architecture.name): finding out what its tests reach")
        return try TestsAndScenarios(of: architecture, in: package.copy)
      }
      // The hand-written faults take less time than the mutants, and can be refused.
      let handWritten =
        isWhole
        ? try HandWrittenFaultRun(
          packageRoot: packageRoot, in: scratch.url.appending(component: "hand-written"),
          toolchain: toolchain
        ).run(tests, progress: progress) : nil
      for (tests, digest) in zip(tests, digests) {
        let architecture = tests.architecture
        var result = try test(tests, with: package.list, progress: progress)
        result.handWrittenFaults = handWritten.map { $0[architecture.id] ?? [] }
        results[architecture.id] = result
        guard isWhole else { continue }
        do {
          try kept.keep(result, of: architecture, digest: digest, from: environment)
        } catch {
          notes.append("The result of \(result.name) is not kept: \(error.localizedDescription)")
        }
      }
    }
    return MutationResult(
      environment: environment,
      architectures: architectures.compactMap { results[$0.id].map(chosen) }, sample: sample,
      notes: notes)
  }

  /// True if all mutants of the architectures are tested.
  private var isWhole: Bool { role == nil && sample == nil }

  private func test(
    _ tests: TestsAndScenarios, with list: MutantList, progress: (String) -> Void
  ) throws -> MutationResult.ArchitectureResult {
    let architecture = tests.architecture
    let all = list.mutants.filter { $0.module == architecture.module }
    let wanted = all.filter { role == nil || architecture.role(ofFile: $0.file)?.name == role }
    return MutationResult.ArchitectureResult(
      id: architecture.id, name: architecture.name,
      mutants: try tests.tested(sample(of: wanted)) { progress("\(architecture.name): \($0)") },
      excluded: list.excluded.filter { $0.module == architecture.module }, kept: nil)
  }

  /// Returns what this run shows of a result, with the reasons why no scenario notices some mutants.
  private func chosen(
    of result: MutationResult.ArchitectureResult
  ) -> MutationResult.ArchitectureResult {
    var chosen = role.map(result.narrowed(toRole:)) ?? result
    if result.kept != nil {
      chosen.mutants = sample(of: chosen.mutants)
      if !isWhole { chosen.handWrittenFaults = nil }
    }
    let module = Architecture.known.first { $0.id == result.id }?.module ?? ""
    chosen.unnoticed = UnnoticedMutants(in: packageRoot)
      .explanations(of: chosen.mutants, in: module, isWhole: isWhole)
    return chosen
  }

  /// Returns the elements of `all` that this run tests.
  private func sample<Element>(of all: [Element]) -> [Element] {
    guard let sample, sample < all.count else { return all }
    // The sample is the same in each run, and spread over the whole module.
    return (0..<sample).map { all[$0 * all.count / sample] }
  }
}
