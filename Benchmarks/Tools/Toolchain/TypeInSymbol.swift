/// The module and the outermost type that a function belongs to, read from the function's symbol.
///
/// A symbol such as `$s3MVC8GreetingV` begins with the names of the module and of the outermost
/// type. Each name comes after its length.
///
/// Source: Mangling.rst in the compiler's documents.
package struct TypeInSymbol: Equatable {
  package let module: String
  /// The name of the outermost type that contains the function.
  ///
  /// `nil` for a function outside of types, and for a name that the compiler has abbreviated.
  package let type: String?

  /// Reads the names of the module and of the outermost type from a symbol.
  ///
  /// Returns `nil` if the symbol is not a Swift symbol, or belongs to the standard library.
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
