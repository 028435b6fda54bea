import Architectures
import Sizes

extension Architecture {
  /// The modules with views.
  nonisolated static let viewModules: Set = ["HeadlessUIKit", "PortableUIKit", "Views"]

  /// Returns a sentence for each import in a file of the module that the rules between modules
  /// forbid: only roles that use views import them, no module imports another architecture or the
  /// kit's tooling, and no file passes on what it imports.
  package nonisolated func problems(ofImportsIn code: String, path: String) -> [String] {
    let allowed: Set = ["Foundation", "Models", "Observation", "PortableUIKit", "Views"]
    let role = role(ofFile: path)
    let imports = SourceStructure(of: SwiftLexer.lex(Array(code.utf8))).imports.keys.sorted()
    let problems = imports.compactMap { name -> String? in
      if !allowed.contains(name) { return "\(path) imports \(name)." }
      guard Self.viewModules.contains(name), role?.usesViews != true else { return nil }
      return "\(path), a \(role?.name ?? "file without a role"), imports \(name)."
    }
    return code.contains("@_exported")
      ? ["\(path) passes on what it imports."] + problems : problems
  }
}
