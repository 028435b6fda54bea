import Foundation
import Reports
import Terminal

/// The rules that give source files their roles, such as `ViewController = View, uses views`.
///
/// ```swift
/// let rules = try RoleRules("roles.txt")
/// print(rules.role(of: "ProfileViewController.swift") ?? "no role")
/// ```
package struct RoleRules: Equatable, Sendable {
  /// A rule that gives a role to all files whose names end in the same way.
  struct Rule: Equatable, Sendable {
    /// The ending of a file's name, without `.swift`.
    let ending: String
    let role: String
    /// True if files of the role may import a framework of views, such as UIKit.
    let usesViews: Bool
    /// The number of the line in the file of rules.
    let line: Int

    /// The rule as it stands in a file of rules.
    var text: String { "\(ending) = \(role)\(usesViews ? ", uses views" : "")" }
  }

  /// The path of the file of rules.
  let path: String
  /// The rules, those with the longest endings first.
  let rules: [Rule]

  /// Reads the rules from the file at a path.
  ///
  /// - Throws: ``RoleRulesError`` if the file cannot be read, or if one of its lines is no rule.
  package init(_ path: String) throws(RoleRulesError) {
    let content: Data
    do throws(KeptFile.Problem) {
      content = try KeptFile.content(of: path)
    } catch {
      let reason = if case .unreadable(let reason) = error { reason } else { "it is too large" }
      throw RoleRulesError(path: path, problem: .unreadable(reason: reason))
    }
    guard let text = String(validating: content, as: UTF8.self), !content.contains(0) else {
      throw RoleRulesError(path: path, problem: .noText)
    }
    try self.init(text: text, path: path)
  }

  /// Reads the rules from a text; `path` is the path of the file that holds the text.
  init(text: String, path: String) throws(RoleRulesError) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var rules: [Rule] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(RoleRulesError.Problem) {
        guard let rule = try Rule(line, number: index + 1) else { continue }
        try rule.requireNoConflict(with: rules)
        rules.append(rule)
      } catch {
        throw RoleRulesError(path: path, line: index + 1, problem: error)
      }
    }
    guard !rules.isEmpty else { throw RoleRulesError(path: path, problem: .noRule) }
    self.path = path
    self.rules = rules.sorted { ($1.ending.count, $0.line) < ($0.ending.count, $1.line) }
  }

  /// The names of the roles whose files may import a framework of views.
  var rolesWithViews: Set<String> { Set(rules.filter(\.usesViews).map(\.role)) }

  var texts: [String] { rules.map(\.text).sorted() }

  /// Returns the role of a file; `nil` if its name has none of the endings.
  ///
  /// The longest ending decides.
  package func role(of fileName: String) -> String? {
    rule(of: fileName)?.role
  }

  /// Returns the rule that gives a file its role; `nil` if the file has no role.
  func rule(of fileName: String) -> Rule? {
    let name = fileName.hasSuffix(".swift") ? fileName.dropLast(6) : fileName[...]
    return rules.first { name.hasSuffix($0.ending) }
  }
}

extension RoleRules.Rule {
  /// Reads a rule from a line; `nil` if the line is blank or a comment.
  fileprivate init?(_ text: Substring, number: Int) throws(RoleRulesError.Problem) {
    let rule = text.prefix { $0 != "#" }.trimmed
    guard !rule.isEmpty else { return nil }
    let sides = rule.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    guard sides.count == 2 else { throw .noEqualSign(rule, isMissing: sides.count < 2) }
    let words = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let (ending, role) = (sides[0], words[0])
    guard !ending.isEmpty else { throw .noEnding(role: role) }
    guard !role.isEmpty else { throw .noRole(ending: ending) }
    if ending.hasSuffix(".swift") || ending.contains("/") || ending.contains("*") {
      throw .notAnEnding(ending, role: role)
    }
    for word in words.dropFirst()
    where word.split(whereSeparator: \.isWhitespace) != ["uses", "views"] {
      throw .unknownWord(word, rule: "\(ending) = \(role)")
    }
    self.init(ending: ending, role: role, usesViews: words.count > 1, line: number)
  }

  fileprivate func requireNoConflict(with earlier: [Self]) throws(RoleRulesError.Problem) {
    if let same = earlier.first(where: { $0.ending == ending }) {
      throw .sameEnding(ending, line: same.line)
    }
    if let other = earlier.first(where: { $0.role == role && $0.usesViews != usesViews }) {
      throw .viewsDiffer(role: role, line: other.line, usedThere: other.usesViews)
    }
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
