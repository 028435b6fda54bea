import Architectures
import Foundation
import Scenarios

/// A fault that can be planted in one file of an architecture's sources as they are.
struct PlantedFault: Sendable {
  /// The path of the file in the package.
  let path: String
  /// The text of the file with the fault.
  let text: String
  /// The lines of the fault in the text, counted from 1.
  let lines: ClosedRange<Int>
  let outcomes: Outcomes
  /// The small change that it is; `nil` for a hand-written fault.
  let mutant: Mutant?
  /// What is wrong.
  let meaning: String
  /// The name of the kind of fault, which is the same in all architectures.
  let kind: String

  var name: String { URL(filePath: path).lastPathComponent }
}

extension Mutant {
  /// The mistake in words.
  var meaning: String {
    replacement.isEmpty
      ? "`\(original)` is missing" : "`\(replacement)` stands where `\(original)` should"
  }
}

extension PlantedFault {
  /// Plants a mutant; `nil` if its code is not at its place.
  ///
  /// - Parameters:
  ///   - tested: The mutant.
  ///   - row: The architecture.
  ///   - lines: The lines of the file without the mutant.
  init?(_ tested: TestedMutant, of row: Architecture, in lines: [String]) {
    let mutant = tested.mutant
    path = "\(row.folder)/\(mutant.file)"
    var code = lines
    guard code.indices.contains(mutant.line - 1), !mutant.original.contains("\n") else {
      return nil
    }
    let line = code[mutant.line - 1]
    let start = line.utf8.index(
      line.startIndex, offsetBy: mutant.column - 1, limitedBy: line.endIndex)
    guard let start, line[start...].hasPrefix(mutant.original) else { return nil }
    var planted =
      line[..<start] + mutant.replacement + line[start...].dropFirst(mutant.original.count)
    if mutant.operator == .strongSelf {
      // What is not weak is not optional. The closure has to end on its line, to be read whole.
      planted = planted.replacing("\(mutant.replacement)?.", with: "\(mutant.replacement).")
      let rest = line[start...]
      guard rest.count(where: { $0 == "}" }) == rest.count(where: { $0 == "{" }) + 1,
        !planted.contains("guard ")
      else { return nil }
    }
    let isGone = planted.allSatisfy(\.isWhitespace)
    let before = isGone && mutant.line > 1 ? code[mutant.line - 2] : String(planted)
    // A case without a statement would not compile.
    guard
      !mutant.replacement.isEmpty
        || !before.trimmingCharacters(in: .whitespaces).hasSuffix(":")
    else { return nil }
    if isGone {
      code.remove(at: mutant.line - 1)
    } else {
      code[mutant.line - 1] = String(planted)
    }
    text = code.joined(separator: "\n")
    self.lines = mutant.line...mutant.line
    outcomes = tested.outcomes
    kind = outcomes.brokenScenarios.joined(separator: " ")
    self.mutant = mutant
    meaning = "\(mutant.meaning)."
  }

  /// Plants a fault that is written by hand.
  ///
  /// - Throws: ``ChangeError`` if its patch does not fit.
  init?(_ tested: TestedHandWrittenFault, in files: FileTree, of packageRoot: URL) throws {
    var files = files
    let patch = try Patch(
      String(contentsOf: tested.fault.patch(in: packageRoot), encoding: .utf8))
    guard let change = try files.apply(patch).first, let place = change.places.first
    else { return nil }
    path = change.path
    text = change.after
    lines = place.after.lowerBound...max(place.after.lowerBound, place.after.upperBound - 1)
    outcomes = tested.outcomes
    mutant = nil
    meaning = tested.fault.meaning
    kind = tested.fault.name
  }

  /// Returns true if the fault breaks some scenarios, but not many, and a reader sees a line of it.
  var isReadable: Bool {
    // Other operators make up texts and values that no person would write.
    let operators: Set<MutationOperator> = [.otherCase, .otherSource, .otherSide, .boundary]
    return outcomes.scenarios == .noticed && (1...12).contains(outcomes.brokenScenarios.count)
      && mutant.map { operators.contains($0.operator) } ?? true
  }
}

extension ExerciseKit {
  /// Returns the kept faults of an architecture: those written by hand first, then the small
  /// changes that break scenarios, in the order of the sources.
  ///
  /// - Throws: ``ExerciseError`` if no faults are kept, and ``ChangeError`` if one does not fit.
  func faults(of row: Architecture) throws -> [PlantedFault] {
    try known.faults(of: row.id) {
      guard let kept = KeptMutants(in: root).lastResult(of: row)?.result else {
        throw ExerciseError("No faults of \(row.name) are kept in Benchmarks/Mutants.")
      }
      let files = try FileTree(of: root, folders: [row.folder])
      return try (kept.handWrittenFaults ?? []).compactMap {
        try PlantedFault($0, in: files, of: root)
      }
        + Dictionary(grouping: kept.mutants.filter(\.hasKind), by: \.mutant.file)
        .sorted { $0.key < $1.key }.flatMap { file, mutants in
          let lines = try (files.text(of: "\(row.folder)/\(file)") ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          return mutants.compactMap { PlantedFault($0, of: row, in: lines) }
        }
    }
  }
}

extension ExerciseKit {
  /// Returns the readable faults of an architecture whose kinds are in some others, too, in the
  /// order that all of them share.
  ///
  /// - Throws: The errors of ``faults(of:)``.
  func readableFaults(of row: Architecture, in rows: [Architecture.ID]) throws -> [PlantedFault] {
    let all = try Architecture.all.filter { rows.contains($0.id) || $0.id == row.id }.map { other in
      (other.id, try faults(of: other).filter(\.isReadable))
    }
    guard let own = all.first(where: { $0.0 == row.id })?.1 else { return [] }
    var kinds: [String] = []
    for kind in all[0].1.map(\.kind) where !kinds.contains(kind) {
      if all.allSatisfy({ $0.1.contains { $0.kind == kind } }) { kinds.append(kind) }
    }
    return kinds.compactMap { kind in own.first { $0.kind == kind } }
  }
}

extension Array {
  /// Returns the element that a seed chooses; the same seed always chooses the same.
  ///
  /// - Throws: ``ExerciseError`` if there is none.
  func chosen(by seed: Int) throws -> Element {
    guard !isEmpty else { throw ExerciseError("No kept fault fits it any more.") }
    return self[Int(UInt(bitPattern: seed) % UInt(count))]
  }
}

extension Outcomes {
  /// Returns true if each scenario that does not hold proves a requirement.
  func breaksOnly(_ requirement: String) -> Bool {
    let proving = Scenario.all.filter { $0.requirements.contains(requirement) }.map(\.id)
    return !brokenScenarios.isEmpty && Set(brokenScenarios).isSubset(of: proving)
  }
}
