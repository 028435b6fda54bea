import Foundation

/// The reasons why no scenario notices some mutants, read from `Benchmarks/Mutants/Unnoticed.txt`.
///
/// In the file, the keys of the mutants stand below their reason, indented by two spaces:
///
/// ```text
/// UIKit's text of a text field is never nil.
///   MVP/Profile/ProfileViewController.swift ProfileViewController.nameChanged() text "" 1
/// ```
struct UnnoticedMutants {
  /// The reason of each mutant, by the mutant's key.
  private let reasons: [String: String]

  /// Reads the file of a package; a missing file gives no reason.
  init(in packageRoot: URL) {
    let file = packageRoot.appending(path: "Benchmarks/Mutants/Unnoticed.txt")
    self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Reads the reasons from the text of a file.
  init(_ text: String) {
    var reasons: [String: String] = [:]
    var reason = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        reasons[String(line.dropFirst(2))] = reason
      } else {
        reason = String(line)
      }
    }
    self.reasons = reasons
  }

  /// Returns what the file says of the mutants of an architecture that no scenario notices.
  ///
  /// - Parameters:
  ///   - mutants: The mutants of the architecture that were tested.
  ///   - module: The architecture's module.
  ///   - isWhole: True if all mutants of the architecture were tested.
  /// - Returns: The reasons, the mutants without a reason, and the reasons that no mutant needs.
  func explanations(
    of mutants: [TestedMutant], in module: String, isWhole: Bool
  ) -> MutationResult.Explanations {
    let keys = mutants.filter { !$0.outcomes.isFault }.map(\.mutant.key)
    let explained = Dictionary(grouping: keys.filter { reasons[$0] != nil }) { reasons[$0] ?? "" }
    let listed = reasons.keys.filter { $0.hasPrefix("\(module)/") }
    return MutationResult.Explanations(
      reasons: explained.mapValues(\.count),
      unexplained: keys.filter { reasons[$0] == nil },
      outdated: isWhole ? Set(listed).subtracting(keys).sorted() : [])
  }
}
