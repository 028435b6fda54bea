import Architectures
import Sizes

extension String {
  /// The declarations and imports in Swift code.
  var swiftStructure: SourceStructure { SourceStructure(of: SwiftLexer.lex(Array(utf8))) }

  /// Returns the first of some names that Swift code has; `nil` if it has none of them.
  func firstSwiftName(among names: Set<String>) -> String? {
    let source = SwiftLexer.lex(Array(utf8))
    return source.tokens.lazy.map(source.name(of:)).first(where: names.contains)
  }

  /// Returns the names of the functions and variables in Swift code that belong to no type, or to a
  /// type that is not one of some types.
  func swiftNames(outsideOf types: Set<String>) -> [String] {
    let source = SwiftLexer.lex(Array(utf8))
    var depth = 0
    let globals = zip(source.tokens, source.tokens.dropFirst()).compactMap { token, next in
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      let declares = depth == 0 && ["func", "let", "var"].contains(source.text(of: token))
      return declares ? source.name(of: next) : nil
    }
    let members = SourceStructure(of: source).functions.compactMap { function in
      let path = function.fullName.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      return path.count > 1 && !types.contains(path[0]) ? path[1] : nil
    }
    return globals + members
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
