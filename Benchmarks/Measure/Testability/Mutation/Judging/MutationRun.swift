import Architectures
import Foundation
import Reports
import Toolchain

/// A run that puts mutants into architectures, and lets two judges look at each one.
///
/// The judges are the module's view-free tests and the scenarios. The tests run all, or not at
/// all if none of them runs the changed code. Of the scenarios, only those are played that run it.
///
/// A run about all mutants lets them look at the faults of people, too.
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

  /// Returns the kept result of an architecture; `nil` if there is none that holds.
  package static func kept(
    of architecture: Architecture, in packageRoot: URL
  ) -> MutationResult.ArchitectureResult? {
    let root = packageRoot.resolvingSymlinksInPath()
    var result = KeptMutants(in: root).result(of: architecture)
    if let judged = result?.judged {
      result?.unnoticed = UnnoticedMutants(in: root).explanations(
        of: judged, in: architecture.module, isWhole: true)
    }
    return result
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
    let kept = KeptMutants(in: packageRoot)
    var results: [Architecture.ID: MutationResult.ArchitectureResult] = [:]
    for architecture in architectures { results[architecture.id] = kept.result(of: architecture) }
    let changed = architectures.filter { results[$0.id] == nil }
    var notes = notes
    if !changed.isEmpty {
      // The sources may change while they are judged, so the digests are those of the start.
      let digests = try changed.map { try kept.digest(of: $0) }
      let toolchain = try SwiftToolchain()
      let scratch = try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/mutation")) {
        progress("waiting for another measurement of mutants")
      }
      // The modules of all architectures are built each time, so that a later run of another
      // architecture can use the build.
      let package = try MutatedPackage(
        of: packageRoot, modules: Architecture.all.map(\.module), in: scratch.url,
        toolchain: toolchain, compiler: environment.swift ?? "unknown", progress: progress)
      var judges: [Architecture.ID: Judge] = [:]
      for architecture in changed {
        progress("\(architecture.name): finding out what its tests reach")
        judges[architecture.id] = try Judge(of: architecture, in: package.copy)
      }
      // The faults of people take less time than the mutants, and can be refused.
      let people =
        isWhole
        ? try PeopleJudging(
          of: changed, packageRoot: packageRoot,
          in: scratch.url.appending(component: "people"), toolchain: toolchain
        ).run(by: judges, progress: progress) : nil
      for (architecture, digest) in zip(changed, digests) {
        guard let judge = judges[architecture.id] else { continue }
        var result = try self.judge(architecture, in: package, by: judge, progress: progress)
        result.faultsOfPeople = people.map { $0[architecture.id] ?? [] }
        results[result.id] = result
        guard isWhole else { continue }
        do {
          try kept.keep(result, of: architecture, digest: digest, from: environment)
        } catch {
          notes.append("The result of \(result.name) is not kept: \(error.localizedDescription)")
        }
      }
    }
    let unnoticed = UnnoticedMutants(in: packageRoot)
    return MutationResult(
      environment: environment,
      architectures: architectures.compactMap { architecture in
        results[architecture.id].map { result in
          var chosen = role.map(result.narrowed(toRole:)) ?? result
          if result.kept != nil {
            chosen.judged = self.sample(of: chosen.judged)
            if !isWhole { chosen.faultsOfPeople = nil }
          }
          chosen.unnoticed = unnoticed.explanations(
            of: chosen.judged, in: architecture.module, isWhole: isWhole)
          return chosen
        }
      }, sample: sample, notes: notes)
  }

  /// True if all mutants of the architectures are judged.
  private var isWhole: Bool { role == nil && sample == nil }

  private func judge(
    _ architecture: Architecture, in package: MutatedPackage, by judge: Judge,
    progress: (String) -> Void
  ) throws -> MutationResult.ArchitectureResult {
    let all = package.list.mutants.filter { $0.module == architecture.module }
    let wanted = all.filter { role == nil || architecture.role(ofFile: $0.file)?.name == role }
    let judged = try Judging(of: sample(of: wanted), by: judge).run {
      progress("\(architecture.name): \($0)")
    }
    return MutationResult.ArchitectureResult(
      id: architecture.id, name: architecture.name, judged: judged,
      excluded: package.list.excluded.filter { $0.module == architecture.module },
      kept: nil)
  }

  /// Returns the elements of `all` that this run judges.
  private func sample<Element>(of all: [Element]) -> [Element] {
    guard let sample, sample < all.count else { return all }
    // The sample is the same in each run, and spread over the whole module.
    return (0..<sample).map { all[$0 * all.count / sample] }
  }
}
