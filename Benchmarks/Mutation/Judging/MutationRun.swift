import Architectures
import Foundation
import Tables
import Toolchain

/// A run that puts mutants into architectures, and lets three judges look at each one.
///
/// The judges are the module's tests without views, its tests with views, and the scenarios. A
/// judge runs only those tests and scenarios that run the changed code.
package struct MutationRun {
  private let packageRoot: URL
  private let architectures: [Architecture]
  private let role: String?
  private let sample: Int?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - architectures: The architectures whose mutants are judged.
  ///   - role: The name of the only role whose mutants are judged, such as `Presenter`; `nil` for
  ///     all roles.
  ///   - sample: The number of mutants of each architecture to judge; `nil` for all mutants.
  package init(
    packageRoot: URL, architectures: [Architecture], role: String? = nil, sample: Int? = nil
  ) {
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    self.architectures = architectures
    self.role = role
    self.sample = sample
  }

  /// Builds the mutants, and judges them.
  ///
  /// The calling thread is blocked until all mutants are judged.
  ///
  /// - Parameters:
  ///   - environment: The description of the machine and the tools.
  ///   - notes: The sentences that say which facts about the machine and the tools are not known.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: The judged mutants of each architecture.
  /// - Throws: ``MutationError``, and `ToolError` if a tool fails.
  package func run(
    environment: RunEnvironment, notes: [String], progress: (String) -> Void
  ) throws -> MutationResult {
    let toolchain = try SwiftToolchain()
    let kept = KeptMutants(in: packageRoot, compiler: environment.swift ?? "unknown")
    var results: [Architecture.ID: MutationResult.ArchitectureResult] = [:]
    for architecture in architectures { results[architecture.id] = kept.result(of: architecture) }
    let changed = architectures.filter { results[$0.id] == nil }
    var notes = notes
    if !changed.isEmpty {
      for result in try judge(changed, toolchain: toolchain, progress: progress) {
        results[result.id] = result
        guard isWhole, let architecture = changed.first(where: { $0.id == result.id }) else {
          continue
        }
        do {
          try kept.keep(result, of: architecture, from: environment)
        } catch {
          notes.append("The result of \(result.name) is not kept: \(error.localizedDescription)")
        }
      }
    }
    return MutationResult(
      environment: environment,
      architectures: architectures.compactMap { architecture in
        results[architecture.id].map { result in
          var chosen = result
          if result.kept != nil {
            chosen.judged = self.chosen(of: architecture, among: result.judged, mutant: \.mutant)
          }
          return chosen
        }
      }, notes: notes)
  }

  /// True if all mutants of the architectures are judged.
  private var isWhole: Bool { role == nil && sample == nil }

  /// Builds and judges the mutants of architectures whose results are not kept.
  private func judge(
    _ architectures: [Architecture], toolchain: SwiftToolchain, progress: (String) -> Void
  ) throws -> [MutationResult.ArchitectureResult] {
    let scratch = try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/mutation")) {
      progress("waiting for another measurement of mutants")
    }
    // The modules of all architectures are built each time, so that a later run of another
    // architecture can use the build.
    let package = try MutatedPackage(
      of: packageRoot, modules: Architecture.all.map(\.module), in: scratch.url,
      toolchain: toolchain, progress: progress)
    let judges = try architectures.map { architecture in
      progress("finding out which mutants the tests of \(architecture.name) reach")
      return try Judge(of: architecture, in: package)
    }
    var work: [(judge: Int, mutant: Mutant)] = []
    for (index, architecture) in architectures.enumerated() {
      let viable = package.list.mutants.filter {
        $0.module == architecture.module && !package.unviable.contains($0.id)
      }
      work += chosen(of: architecture, among: viable, mutant: \.self).map { (index, $0) }
    }
    let judged = try Judging(of: work, by: judges).run(progress: progress)
    return architectures.enumerated().map { index, architecture in
      let list = package.list.mutants.filter { $0.module == architecture.module }
      let excluded = package.list.excluded.filter { $0.module == architecture.module }
      return MutationResult.ArchitectureResult(
        id: architecture.id, name: architecture.name,
        judged: zip(work, judged).filter { $0.0.judge == index }.map(\.1),
        unviable: list.filter { package.unviable.contains($0.id) },
        excluded: Dictionary(excluded.map { ($0.rule, $0.count) }, uniquingKeysWith: +),
        viable: list.count { !package.unviable.contains($0.id) }, kept: nil)
    }
  }

  /// The mutants of an architecture that this run is about.
  private func chosen<Element>(
    of architecture: Architecture, among all: [Element], mutant: (Element) -> Mutant
  ) -> [Element] {
    let some = all.filter {
      role == nil || architecture.role(ofFile: mutant($0).file)?.name == role
    }
    guard let sample, sample < some.count else { return some }
    // The sample is the same in each run, and spread over the whole module.
    return (0..<sample).map { some[$0 * some.count / sample] }
  }
}
