import Foundation
import RandomUse

/// A deliberate mistake that random use must find; a patch puts this mistake into an architecture.
struct Fault {
  /// The id of the architecture that the fault is in.
  let architecture: String
  /// The first line of the patch, which says what is wrong.
  let meaning: String
  let patch: URL

  /// Reads the fault of an architecture from its patch in the package's folder.
  init(of architecture: String, in folder: URL) throws(FaultError) {
    patch = folder.appending(path: "Tests/Faults/\(architecture).patch")
    guard let text = try? String(contentsOf: patch, encoding: .utf8) else {
      throw FaultError("There is no Tests/Faults/\(architecture).patch.")
    }
    self.architecture = architecture
    meaning = text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Returns a line that says how random use found the fault.
  ///
  /// - Parameter findings: The findings of random use with the fault.
  /// - Returns: The kind, seed and steps of the first finding, and the meaning of the fault.
  /// - Throws: ``FaultError`` if there is no finding, or a finding in another architecture.
  func judge(_ findings: [Finding]) throws(FaultError) -> String {
    guard let first = findings.min(by: { $0.seed < $1.seed }) else {
      throw FaultError("random use does not find: \(meaning)")
    }
    for finding in findings where finding.architectures != [architecture] {
      throw FaultError(
        "random use finds a \(finding.kind) in \(finding.architectures.joined(separator: ", ")).")
    }
    return """
      \(architecture): \(first.kind) from seed \(first.seed), \(first.shortestStepCount) steps, in \
      \(first.sessionCount) sessions: \(meaning)
      """
  }
}
