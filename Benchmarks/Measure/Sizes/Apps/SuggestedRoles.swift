import Terminal

/// A file of roles that is made from the endings of the names of an app's files and types.
///
/// An ending is the last word of a name, or the last two words if at least half of the names with this
/// last word share both, as `ViewController` does. Two files at least must share an ending, unless
/// patterns have a role of this name.
package struct SuggestedRoles {
  private static let rolesOfPatterns: Set = [
    "Coordinator", "Interactor", "Presenter", "Reducer", "Router", "ViewController", "ViewModel",
    "Worker",
  ]

  private struct Ending {
    var files: [String] = []
    var codeLines = 0
    var importsViews = false

    mutating func add(_ file: SourceFile) {
      files.append(file.name)
      codeLines += file.codeLines
      if FolderRoles.viewFrameworks.contains(where: { file.structure.imports[$0] != nil }) {
        importsViews = true
      }
    }
  }

  private var endings: [String: Ending] = [:]
  private var others: [String] = []

  /// Finds the endings in the names of files and of their largest types.
  init(of files: [SourceFile]) {
    let names = SourceFile.namesForRoles(of: files).map { $0.map(Self.endings) }
    var counts: [String: Int] = [:]
    for ending in names.flatMap({ Set($0.joined()) }) { counts[ending, default: 0] += 1 }
    func shared(_ all: [String]) -> String? {
      if let role = all.last, Self.rolesOfPatterns.contains(role) { return role }
      guard let short = all.first, let count = counts[short], count > 1 else { return nil }
      return all.last { counts[$0, default: 0] > 1 && 2 * counts[$0, default: 0] >= count }
    }
    for (file, names) in zip(files, names) {
      if let ending = names.lazy.compactMap(shared).first {
        endings[ending, default: Ending()].add(file)
      } else {
        others.append(file.name)
      }
    }
    for (ending, found) in endings
    where found.files.count < 2 && !Self.rolesOfPatterns.contains(ending) {
      endings[ending] = nil
      others += found.files
    }
  }

  /// The last word of a name, and the last two words, as in `Profile+ViewModel`.
  private static func endings(of name: String) -> [String] {
    let words = words(of: name)
    return (1...2).filter { words.count > $0 }.map { words.suffix($0).joined() }
      .filter { !$0.contains { "+.".contains($0) } }
  }

  /// The words of a name, such as `["Profile", "View", "Controller"]`.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    return letters.indices.reduce(into: []) { words, index in
      let (letter, next) = (letters[index], letters.dropFirst(index + 1).first)
      // In `URLSession`, the last of several capitals begins a word.
      let begins =
        letter.isUppercase
        && (index > 0 && !letters[index - 1].isUppercase || next?.isLowercase == true)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }

  /// The content of the file of roles.
  package var text: String {
    let rules = endings.sorted { ($1.value.codeLines, $0.key) < ($0.value.codeLines, $1.key) }
    let lines = rules.map { ending, found in
      let views = found.importsViews ? ", uses views" : ""
      let files = found.files.count == 1 ? "1 file" : "\(found.files.count.grouped) files"
      return
        "\(ending) = \(Self.role(of: ending))\(views)  # \(files), \(found.codeLines.grouped) code lines"
    }
    let names = others.sorted().prefix(8).joined(separator: ", ")
    let more = others.count > 8 ? ", …" : ""
    let rest =
      others.isEmpty ? [] : ["# Files without a role (\(others.count.grouped)): \(names)\(more)"]
    var hint: [String] = []
    let views =
      rules.first(where: \.value.importsViews)
      ?? rules.first { ["View", "ViewController"].contains($0.key) }
    if let used = views, let user = rules.first(where: { $0.key != used.key }) {
      let rule = "\(Self.role(of: user.key)) must not use \(Self.role(of: used.key))"
      hint = ["# To forbid a use, write a line such as: \(rule)"]
    }
    return
      (["# The ending of the name of a file or of its largest type, and the role."] + lines + rest
      + hint).map { $0.printable + "\n" }.joined()
  }

  /// The name of the role of an ending, such as `View controller`.
  private static func role(of ending: String) -> String {
    let words = words(of: ending).joined(separator: " ")
    return "\(words.prefix(1))\(words.dropFirst().lowercased())"
  }

  /// True if no ending gives a role.
  package var isEmpty: Bool { endings.isEmpty }
}
