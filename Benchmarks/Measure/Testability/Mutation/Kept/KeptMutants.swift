import Architectures
import Foundation
import Reports
import Toolchain

/// The mutants of earlier runs with their outcomes, one file for each architecture in
/// `Benchmarks/Mutants`.
///
/// A file is used only if nothing has changed that decides the outcomes: the module, its tests, the
/// modules that both use, the mutator, the player of scenarios, the hand-written faults and the
/// settings in the manifest. The compiler is named with the figures, and makes none outdated.
struct KeptMutants {
  private struct Header: Codable {
    static let currentSchema = 4

    var schema = Self.currentSchema
    let digest: String
    let kept: KeptOrigin
    let excluded: [Exclusion]
    let faultsOfPeople: [Fault]
    /// The ids of the scenarios that mutants break.
    let scenarios: [String]
  }

  /// A hand-written fault, with the keys that the files have.
  private struct Fault: Codable {
    let fault: HandWrittenFault
    let verdict: Outcomes
  }

  private struct Line: Codable {
    let mutant: Mutant
    let viewFreeTests: Outcome
    let scenarios: Outcome
    /// The broken scenarios, as indices in `Header.scenarios`.
    let broken: [Int]
  }

  private let packageRoot: URL

  /// Creates access to the kept results of the package in a folder.
  init(in packageRoot: URL) {
    self.packageRoot = packageRoot
  }

  /// Returns the kept result of an architecture; `nil` if no result is kept, or if something that
  /// could change an outcome has changed.
  func result(of architecture: Architecture) -> MutationResult.ArchitectureResult? {
    guard let (result, digest) = lastResult(of: architecture),
      digest == (try? self.digest(of: architecture))
    else { return nil }
    return result
  }

  /// Returns the kept result of an architecture whatever has changed since, and the digest of what
  /// decided it; `nil` if no result is kept.
  func lastResult(
    of architecture: Architecture
  ) -> (result: MutationResult.ArchitectureResult, digest: String)? {
    guard let text = try? String(contentsOf: file(of: architecture), encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(Header.self, from: first),
      header.schema == Header.currentSchema,
      let mutants = try? lines.dropFirst().map({ try decoder.decode(Line.self, from: $0) }),
      mutants.allSatisfy({ $0.broken.allSatisfy(header.scenarios.indices.contains) })
    else { return nil }
    let result = MutationResult.ArchitectureResult(
      id: architecture.id, name: architecture.name,
      mutants: mutants.map { line in
        TestedMutant(
          mutant: line.mutant,
          outcomes: Outcomes(
            viewFreeTests: line.viewFreeTests, scenarios: line.scenarios,
            brokenScenarios: line.broken.map { header.scenarios[$0] }))
      }, excluded: header.excluded,
      handWrittenFaults: header.faultsOfPeople.map {
        TestedHandWrittenFault(fault: $0.fault, outcomes: $0.verdict)
      }, kept: header.kept)
    return (result, header.digest)
  }

  /// Returns the sentence on an architecture without a kept result that holds.
  static func noteOnMissingResult(of architecture: Architecture) -> String {
    """
    There are no kept mutants of \(architecture.name) that hold for these sources and tests; to \
    test them anew, run: compare mutation --architecture \(architecture.id)
    """
  }

  /// Keeps the result of an architecture whose mutants and hand-written faults were all tested.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - architecture: The architecture.
  ///   - digest: The ``digest(of:)`` from before the sources were copied.
  ///   - environment: The description of the run.
  /// - Throws: `ToolError` if the file cannot be written.
  func keep(
    _ result: MutationResult.ArchitectureResult, of architecture: Architecture, digest: String,
    from environment: RunEnvironment
  ) throws {
    let ids = Set(result.mutants.flatMap(\.outcomes.brokenScenarios)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Data()
    func add(_ line: some Encodable) throws {
      text += try encoder.encode(line) + Data("\n".utf8)
    }
    try add(
      Header(
        digest: digest, kept: KeptOrigin(of: environment), excluded: result.excluded,
        faultsOfPeople: (result.handWrittenFaults ?? []).map {
          Fault(fault: $0.fault, verdict: $0.outcomes)
        }, scenarios: ids))
    for tested in result.mutants {
      try add(
        Line(
          mutant: tested.mutant, viewFreeTests: tested.outcomes.viewFreeTests,
          scenarios: tested.outcomes.scenarios,
          broken: tested.outcomes.brokenScenarios.compactMap { indices[$0] }))
    }
    let file = file(of: architecture)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, options: .atomic)
    } catch {
      throw ToolError.unusable(path: file.path, reason: error.localizedDescription)
    }
  }

  private func file(of architecture: Architecture) -> URL {
    packageRoot.appending(path: "Benchmarks/Mutants/\(architecture.module).jsonl")
  }

  /// Returns the digest of all that could change an outcome in an architecture.
  ///
  /// Of the manifest, only the settings are included, since most of its changes are about other
  /// modules.
  ///
  /// - Throws: The errors of reading sources.
  func digest(of architecture: Architecture) throws -> String {
    try SourceDigest(
      of: SourceDigest.paths(of: architecture) + [
        Mutator.sourceFolder, Mutator.sharedSource, "Benchmarks/Programs/mutant-player",
        "Benchmarks/Programs/CMutants", "\(HandWrittenFault.folder)/\(architecture.id)",
      ], in: packageRoot
    ).text
  }
}
