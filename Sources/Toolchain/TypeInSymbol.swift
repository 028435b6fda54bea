/// The type that a function belongs to, as its symbol tells.
///
/// A symbol begins with the module and the outermost type, each behind its length: Mangling.rst in the
/// compiler's documents.
package struct TypeInSymbol: Equatable {
  package let module: String
  /// `nil` for functions of no type, and for names that the compiler has abbreviated.
  package let type: String?

  /// Reads a symbol; `nil` if it is not one of Swift's, or of a library's.
  package init?(_ symbol: String) {
    guard symbol.hasPrefix("$s"), let (module, rest) = Self.name(symbol.dropFirst(2)) else {
      return nil
    }
    self.module = module
    type = Self.name(rest)?.name
  }

  private static func name(_ text: Substring) -> (name: String, rest: Substring)? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let length = Int(digits), length > 0, !digits.hasPrefix("0") else { return nil }
    let rest = text.dropFirst(digits.count)
    guard length <= rest.count else { return nil }
    return (String(rest.prefix(length)), rest.dropFirst(length))
  }
}
