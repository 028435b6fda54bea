import Terminal

/// The error about a file of rules for roles, with advice on what to write.
package struct RoleRulesError: Error, Equatable {
  /// The reason why a file of rules cannot be used.
  enum Problem: Error, Equatable {
    case unreadable(reason: String)
    case noText
    case noRule
    case noEqualSign(String, isMissing: Bool)
    case noEnding(role: String)
    case noRole(ending: String)
    case notAnEnding(String, role: String)
    case unknownWord(String, rule: String)
    case sameEnding(String, line: Int)
    case viewsDiffer(role: String, line: Int, usedThere: Bool)
  }

  let path: String
  /// The number of the line with the problem; `nil` if the problem is the whole file.
  var line: Int?
  let problem: Problem
}

extension RoleRulesError: CustomStringConvertible {
  package var description: String {
    let place = line.map { "\(path.quoted), line \($0)" } ?? path.quoted
    let example = "ViewController = View, uses views"
    switch problem {
    case .unreadable(let reason):
      return
        "Cannot read \(place): \(reason).\nGive --roles a text file with lines such as: \(example)"
    case .noText: return "\(place) is not text in UTF-8.\nWrite one rule a line: \(example)"
    case .noRule: return "\(place) has no rule.\nWrite one rule a line: \(example)"
    case .noEqualSign(let rule, let isMissing):
      let count = isMissing ? "no '='" : "more than one '='"
      return "\(place): there is \(count) in \(rule.quoted).\nWrite: \(example)"
    case .noEnding(let role):
      return """
        \(place): the ending of the files' names is missing.
        Write the ending before the '=': \(role.isEmpty ? example : "Presenter = \(role.printable)")
        """
    case .noRole(let ending):
      return """
        \(place): the role is missing.
        Write the role after the '=': \(ending.printable) = Presenter
        """
    case .notAnEnding(let ending, let role):
      return """
        \(place): \(ending.quoted) is not the ending of a file's name without .swift.
        Write only the last letters of the name: \(ending.lastLetters.printable) = \(role.printable)
        """
    case .unknownWord(let word, let rule):
      return """
        \(place): \(word.quoted) is not known.
        Write nothing after the role, or: \(rule.printable), uses views
        """
    case .sameEnding(let ending, let line):
      return """
        \(place): the ending \(ending.quoted) has a role already, on line \(line).
        Leave out one of the two lines, or write a longer ending.
        """
    case .viewsDiffer(let role, let line, let usedThere):
      return """
        \(place): \(role.quoted) \(usedThere ? "uses views" : "uses no views") on line \(line), and \
        \(usedThere ? "not here" : "here it does").
        Write 'uses views' on both lines or on none.
        """
    }
  }
}

extension String {
  /// The part of a path or pattern that can be the ending of a file's name.
  fileprivate var lastLetters: String {
    let name = hasSuffix(".swift") ? dropLast(6) : self[...]
    let letters = name.split { $0 == "/" || $0 == "*" }.last.map(String.init) ?? ""
    return letters.isEmpty ? "Presenter" : letters
  }
}
