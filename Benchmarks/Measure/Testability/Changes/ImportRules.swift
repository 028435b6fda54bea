import Architectures
import Sizes

extension String {
  /// The words and signs of Swift code, with the kind of each.
  var swiftWords: [(kind: TokenKind, text: String)] {
    let source = SwiftLexer.lex(Array(utf8))
    return source.tokens.map { ($0.kind, source.name(of: $0)) }
  }

  /// The declarations and imports in Swift code.
  var swiftStructure: SourceStructure { SourceStructure(of: SwiftLexer.lex(Array(utf8))) }

  /// Returns the first of some names that Swift code has; `nil` if it has none of them.
  func firstSwiftName(among names: Set<String>) -> String? {
    swiftWords.lazy.map(\.text).first(where: names.contains)
  }

  /// Returns the names that follow some keywords in Swift code.
  ///
  /// - Parameters:
  ///   - keywords: The keywords, such as `func`.
  ///   - braces: The number of braces around a name, at most.
  /// - Returns: The names in their order.
  func names(declaredBy keywords: Set<String>, insideOf braces: Int) -> [String] {
    let words = swiftWords
    var depth = 0
    return zip(words, words.dropFirst()).compactMap { word, next in
      if word.kind == .leftBrace { depth += 1 }
      if word.kind == .rightBrace { depth -= 1 }
      return depth <= braces && keywords.contains(word.text) ? next.text : nil
    }
  }
}

extension Architecture {
  /// The modules with views.
  nonisolated static let viewModules: Set = ["HeadlessUIKit", "PortableUIKit", "Views"]

  /// Returns a sentence for each import in a file of the module that the rules between modules
  /// forbid: only roles that use views import them, no module imports another architecture or the
  /// kit's tooling, and no file passes on what it imports.
  package nonisolated func problems(ofImportsIn code: String, path: String) -> [String] {
    let allowed: Set = ["Foundation", "Models", "Observation", "PortableUIKit", "Views"]
    let role = role(ofFile: path)
    let imports = code.swiftStructure.imports.keys.sorted()
    let problems = imports.compactMap { name -> String? in
      if !allowed.contains(name) { return "\(path) imports \(name)." }
      guard Self.viewModules.contains(name), role?.usesViews != true else { return nil }
      return "\(path), a \(role?.name ?? "file without a role"), imports \(name)."
    }
    return code.contains("@_exported")
      ? ["\(path) passes on what it imports."] + problems : problems
  }
}
