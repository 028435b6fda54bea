import Foundation
import Reports
import Terminal

/// The rules that give source files their roles by the endings of names, such as
/// `ViewController = View, uses views`, and those that forbid uses, such as `Presenter must not use View`.
///
/// ```swift
/// let rules = try RoleRules("roles.txt")
/// print(rules.role(of: "ProfileViewController.swift") ?? "no role")
/// ```
package struct RoleRules: Equatable, Sendable {
  /// A rule that gives a role to all files whose names end in the same way.
  struct Rule: Equatable, Sendable {
    /// The ending of the name of a file, without `.swift`, or of its largest type.
    let ending: String
    let role: String
    /// True if files of the role may import a framework of views, such as UIKit.
    let usesViews: Bool
    /// The number of the line in the file of rules.
    let line: Int

    /// The rule as it stands in a file of rules.
    var text: String { "\(ending) = \(role)\(usesViews ? ", uses views" : "")" }
  }

  /// A rule that the code of one role must not name the types of another.
  struct Ban: Equatable, Sendable {
    let role: String
    let other: String

    /// The rule as it stands in a file of rules.
    var text: String { "\(role) must not use \(other)" }
  }

  /// The path of the file of rules.
  let path: String
  /// The rules, those with the longest endings first.
  let rules: [Rule]
  let bans: [Ban]

  fileprivate static let example = "ViewController = View, uses views"

  /// Reads the rules from the file at a path.
  ///
  /// - Throws: ``RoleRulesError`` if the file cannot be read, or if one of its lines is no rule.
  package init(_ path: String) throws(RoleRulesError) {
    let content: Data
    do throws(KeptFile.Problem) {
      content = try KeptFile.content(of: path)
    } catch {
      let reason = if case .unreadable(let reason) = error { reason } else { "it is too large" }
      throw RoleRulesError(
        description: """
          Cannot read \(path.quoted): \(reason).
          Give --roles a text file with lines such as: \(Self.example)
          """)
    }
    guard let text = String(validating: content, as: UTF8.self), !content.contains(0) else {
      throw .inFile(path, "is not text in UTF-8")
    }
    try self.init(text: text, path: path)
  }

  /// Reads the rules from a text; `path` is the path of the file that holds the text.
  init(text: String, path: String) throws(RoleRulesError) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var rules: [Rule] = []
    var bans: [(rule: Ban, place: String)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = "\(path.quoted), line \(index + 1)"
      if let ban = Ban(line) {
        bans.append((ban, place))
        continue
      }
      guard let rule = try Rule(line, number: index + 1, at: place) else { continue }
      try rule.requireNoConflict(with: rules, at: place)
      rules.append(rule)
    }
    guard !rules.isEmpty else { throw .inFile(path, "has no rule") }
    for (ban, place) in bans {
      for role in [ban.role, ban.other] where !rules.contains(where: { $0.role == role }) {
        throw RoleRulesError(
          description: """
            \(place): no rule gives the role \(role.quoted).
            Write one of the roles of this file: \(Set(rules.map(\.role)).sorted().joined(separator: ", "))
            """)
      }
    }
    self.bans = bans.map(\.rule)
    self.path = path
    self.rules = rules.sorted { ($1.ending.count, $0.line) < ($0.ending.count, $1.line) }
  }

  /// The names of the roles whose files may import a framework of views.
  var rolesWithViews: Set<String> { Set(rules.filter(\.usesViews).map(\.role)) }

  var texts: [String] { (rules.map(\.text) + bans.map(\.text)).sorted() }

  /// The names of the roles, in the order of the file.
  package var roles: [String] {
    rules.sorted { $0.line < $1.line }.map(\.role).reduce(into: []) { roles, role in
      if !roles.contains(role) { roles.append(role) }
    }
  }

  /// Returns the role of a file; `nil` if its name has none of the endings.
  ///
  /// The longest ending decides.
  package func role(of fileName: String) -> String? {
    rule(of: fileName)?.role
  }

  /// Returns for each file the rule that gives it its role; `nil` if the file has no role.
  ///
  /// The largest type decides if the file's own name has none of the endings.
  func rules(of files: [SourceFolder.File]) -> [Rule?] {
    SourceFile.namesForRoles(of: files.map(\.source)).map { $0.lazy.compactMap(rule).first }
  }

  /// Returns the rule that gives a file its role; `nil` if the file has no role.
  func rule(of fileName: String) -> Rule? {
    let name = fileName.hasSuffix(".swift") ? fileName.dropLast(6) : fileName[...]
    return rules.first { name.hasSuffix($0.ending) }
  }
}

extension RoleRules.Ban {
  /// Reads a rule from a line; `nil` if the line is another rule.
  fileprivate init?(_ text: Substring) {
    let rule = text.prefix { $0 != "#" }
    let words = rule.split(whereSeparator: \.isWhitespace)
    guard !rule.contains("="), let verb = words.firstRange(of: ["must", "not", "use"]),
      verb.lowerBound > 0, verb.upperBound < words.count
    else { return nil }
    role = words[..<verb.lowerBound].joined(separator: " ")
    other = words[verb.upperBound...].joined(separator: " ")
  }
}

extension RoleRules.Rule {
  /// Reads a rule from a line; `nil` if the line is blank or a comment.
  fileprivate init?(_ text: Substring, number: Int, at place: String) throws(RoleRulesError) {
    let rule = text.prefix { $0 != "#" }.trimmed
    guard !rule.isEmpty else { return nil }
    let sides = rule.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    let words = (sides.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map(\.trimmed)
    let uses = words.dropFirst().map { $0.split(whereSeparator: \.isWhitespace) }
    let (ending, role) = (sides[0], words[0])
    guard sides.count == 2, !ending.isEmpty, !role.isEmpty,
      uses.allSatisfy({ $0 == ["uses", "views"] })
    else {
      throw RoleRulesError(
        description: """
          \(place): \(rule.quoted) is no rule.
          Write for example: Presenter = Presenter, or: \(RoleRules.example), or: Presenter must \
          not use View
          """)
    }
    if ending.hasSuffix(".swift") || ending.contains("/") || ending.contains("*") {
      throw RoleRulesError(
        description: """
          \(place): \(ending.quoted) is not the ending of a file's name without .swift.
          Write only the last letters of the name, as in: \(RoleRules.example)
          """)
    }
    self.init(ending: ending, role: role, usesViews: words.count > 1, line: number)
  }

  fileprivate func requireNoConflict(
    with earlier: [Self], at place: String
  ) throws(RoleRulesError) {
    if let same = earlier.first(where: { $0.ending == ending }) {
      throw RoleRulesError(
        description: """
          \(place): the ending \(ending.quoted) has a role already, on line \(same.line).
          Leave out one of the two lines, or write a longer ending.
          """)
    }
    if let other = earlier.first(where: { $0.role == role && $0.usesViews != usesViews }) {
      let there = other.usesViews ? "uses views" : "uses no views"
      throw RoleRulesError(
        description: """
          \(place): \(role.quoted) \(there) on line \(other.line), and \
          \(other.usesViews ? "not here" : "here it does").
          Write 'uses views' on both lines or on none.
          """)
    }
  }
}

/// The error about a file of rules for roles, with advice on what to write.
package struct RoleRulesError: Error, Equatable, CustomStringConvertible {
  package let description: String

  fileprivate static func inFile(_ path: String, _ problem: String) -> Self {
    Self(
      description: "\(path.quoted) \(problem).\nWrite one rule a line: \(RoleRules.example)")
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
