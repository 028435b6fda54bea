import Foundation
import RandomUse

/// A mistake that random use has to find.
struct Fault {
  /// The id of the architecture that it is in.
  let architecture: String
  /// The first line of the patch.
  let meaning: String
  let patch: URL

  /// Reads the patch of an architecture.
  init(of architecture: String, in folder: URL) throws(FaultError) {
    patch = folder.appending(path: "Tests/Faults/\(architecture).patch")
    guard let text = try? String(contentsOf: patch, encoding: .utf8) else {
      throw FaultError("There is no Tests/Faults/\(architecture).patch.")
    }
    self.architecture = architecture
    meaning = text.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Describes how the fault was found.
  ///
  /// - Throws: ``FaultError`` if nothing was found, or something in another architecture.
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
