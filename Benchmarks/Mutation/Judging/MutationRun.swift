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
      work += chosen(of: architecture, in: package).map { (index, $0) }
    }
    let judged = try Judging(of: work.map { ($0.judge, $0.mutant) }, by: judges)
      .run(progress: progress)
    return MutationResult(
      environment: environment,
      architectures: architectures.enumerated().map { index, architecture in
        let list = package.list.mutants.filter { $0.module == architecture.module }
        let excluded = package.list.excluded.filter { $0.module == architecture.module }
        return MutationResult.ArchitectureResult(
          id: architecture.id, name: architecture.name,
          judged: zip(work, judged).filter { $0.0.judge == index }.map(\.1),
          unviable: list.filter { package.unviable.contains($0.id) },
          excluded: Dictionary(excluded.map { ($0.rule, $0.count) }, uniquingKeysWith: +),
          viable: list.count { !package.unviable.contains($0.id) })
      }, notes: notes)
  }

  /// The mutants of an architecture that this run judges.
  private func chosen(of architecture: Architecture, in package: MutatedPackage) -> [Mutant] {
    let all = package.list.mutants.filter { mutant in
      mutant.module == architecture.module && !package.unviable.contains(mutant.id)
        && (role == nil || architecture.role(ofFile: mutant.file)?.name == role)
    }
    guard let sample, sample < all.count else { return all }
    // The sample is the same in each run, and spread over the whole module.
    return (0..<sample).map { all[$0 * all.count / sample] }
  }
}
