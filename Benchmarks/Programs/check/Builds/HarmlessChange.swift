import Reports

/// A random change of sources that does not change the behaviour of the program.
///
/// It gives private members other names and adds code that is never run, so that the next build has
/// other symbols and another order of functions and data. The same seed gives the same change.
struct HarmlessChange {
  private let seed: UInt64
  private var generator: SplitMix64
  private var renamedMembers = 0
  private var extendedFiles = 0

  init(seed: UInt64) {
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// A text with the number of renamed members and the number of files with added code.
  var summary: String {
    "\(renamedMembers) private members renamed, unused code in \(extendedFiles) files"
  }

  /// Returns a file's text with new names for some of the private members that the file declares.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - isElsewhere: A function that returns true if a name also occurs in another file of the
  ///     same module, or in a module that this module imports. Such a name is not changed.
  /// - Returns: The text with the new names.
  mutating func renamingMembers(of text: String, unless isElsewhere: (String) -> Bool) -> String {
    var newNames: [String: String] = [:]
    for name in Self.replaceableNames(in: text).sorted() where !isElsewhere(name) {
      guard Bool.random(using: &generator) else { continue }
      newNames[name] = "\(name)_\(String(generator.next() % 1_000_000, radix: 36))"
    }
    renamedMembers += newNames.count
    return text.replacing(Self.word) { match in
      newNames[String(match.output)] ?? String(match.output)
    }
  }

  /// Returns a file's text; at random, unused code (a function and a type) is added behind it.
  ///
  /// On average, one file in four gets such code.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: The text, with or without unused code behind it.
  mutating func addingUnusedCode(to text: String) -> String {
    guard generator.next() % 4 == 0 else { return text }
    extendedFiles += 1
    let name = "\(seed)_\(extendedFiles)"
    // The linker keeps a conformance to a protocol, even of a type that is never used.
    return text + """

      nonisolated private func unused\(name)(_ number: Int) -> Int {
        number &* \(generator.next() % 1_000)
      }

      nonisolated package struct Unused\(name): CustomStringConvertible {
        package let numbers: [Int]
        package var description: String { "\\(numbers.map(unused\(name)))" }
      }

      """
  }
}

// MARK: - Names

extension HarmlessChange {
  private static var word: Regex<Substring> { #/[A-Za-z_][A-Za-z_0-9]*/# }

  /// Returns the words of a source: names, keywords, and the words in comments and texts.
  static func words(in text: String) -> Set<String> {
    Set(text.matches(of: word).map { String($0.output) })
  }

  /// Returns the names of the private members of a file, without names that may be ambiguous.
  ///
  /// A name is ambiguous if something else in the file may have the same name. The name is left out
  /// if it occurs as a label, after a value other than `self`, or on a line with a text in
  /// quotation marks. No name is returned for a file with a multi-line text or `Codable`.
  private static func replaceableNames(in text: String) -> Set<String> {
    // Texts of several lines have no quotation marks on the lines with their words. The names of
    // encoded members are written to files.
    guard !text.contains("\"\"\""), !text.contains("Codable") else { return [] }
    let declaration =
      #/private (?:(?:static|lazy|weak|unowned|final|nonisolated) )*(?:let|var|func) ([a-z]\w*)/#
    var names = Set(text.matches(of: declaration).map { String($0.output.1) })
    for line in text.split(separator: "\n") {
      for match in line.matches(of: word)
      where !isMember(at: match.range, in: line) {
        names.remove(String(match.output))
      }
    }
    return names
  }

  private static func isMember(at range: Range<String.Index>, in line: Substring) -> Bool {
    guard !line.contains("\"") else { return false }
    let before = line[..<range.lowerBound]
    if before.last == "." { return before.hasSuffix("self.") || before.hasSuffix("self?.") }
    guard line[range.upperBound...].first == ":" else { return true }
    return before.hasSuffix("let ") || before.hasSuffix("var ")
  }
}
