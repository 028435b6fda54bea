import Foundation
import Testability

extension FaultContent.Fault {
  /// Finds the lines that a fault changes in the lines of its file.
  ///
  /// A change of several lines is shown as it is, except for a guard, which is shown as a whole.
  init(_ fault: MutationSummary.Fault, in lines: [String]) {
    place = "\(fault.file):\(fault.line)"
    scenario = fault.scenario
    let index = fault.line - 1
    var (old, new) = (fault.original, fault.replacement)
    if lines.indices.contains(index), lines[index].ranges(of: fault.original).count == 1 {
      old = lines[index].trimmingCharacters(in: .whitespaces)
      new = old.replacing(fault.original, with: fault.replacement)
        .trimmingCharacters(in: .whitespaces)
    }
    if fault.operator == "drop-return" {
      old = Self.guardStatement(around: index, in: lines) ?? old
      new = Self.statement(old, withoutCondition: fault.original.trimmingPrefix("guard "))
    }
    before = old.components(separatedBy: "\n")
    after = new.isEmpty ? [] : new.components(separatedBy: "\n")
  }

  /// Returns the guard that has a condition on a line, without its indentation; `nil` if there is
  /// none.
  private static func guardStatement(around index: Int, in lines: [String]) -> String? {
    guard lines.indices.contains(index) else { return nil }
    let first = lines[...index].lastIndex { $0.contains(/^\s*guard\b/) } ?? 0
    let indent = lines[first].prefix { $0 == " " }
    for last in index..<lines.count {
      let text = lines[first...last].map { $0.trimmingPrefix(indent) }.joined(separator: "\n")
      let isWhole = text.count { $0 == "{" } == text.count { $0 == "}" }
      if isWhole, text.contains(/\belse\s*\{/) { return text }
    }
    return nil
  }

  /// Returns a guard without one of its conditions; without its only condition, nothing is left.
  private static func statement(
    _ text: String, withoutCondition condition: some StringProtocol
  ) -> String {
    let words = condition.split(separator: " ")
      .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
    func range(of pattern: String) -> Range<String.Index>? {
      text.range(of: pattern, options: .regularExpression)
    }
    guard text.hasPrefix("guard"), range(of: "^guard\\s+\(words)\\s+else\\b") == nil else {
      return ""
    }
    guard let range = range(of: "\(words),\\s*|,\\s*\(words)") else { return text }
    return text.replacingCharacters(in: range, with: "")
  }
}
