import JSON

/// The size of code, measured on its tokens.
package struct CodeSize: Codable, Equatable, Sendable {
  /// The number of source files.
  package var files = 0
  /// The number of lines that hold a token.
  ///
  /// Comments and white space are not tokens. A line inside of a multi-line literal counts unless
  /// it is blank.
  package var codeLines = 0
  /// The number of tokens, cut as the compiler cuts them.
  ///
  /// The text of a string literal is cut at each line break and at each interpolation, and each
  /// piece is one token. A version such as `17.0` is one token. Indentation inside of a literal is
  /// not a token.
  package var tokens = 0
  /// The number of declarations of structs, classes, enums and actors, at every depth.
  ///
  /// Extensions do not count.
  package var types = 0
  /// The number of declarations of protocols.
  package var protocols = 0
  /// The number of bodies of `func`, `init`, `deinit` and accessors, including getters without the
  /// word `get`.
  ///
  /// Closures and the requirements of protocols do not count.
  package var functions = 0
  /// The number of functions and of branches.
  ///
  /// A branch is an `if`, `guard`, `for`, `while`, `repeat`, `catch`, `&&`, `||`, `??` or `?:`, or
  /// a `case` of a `switch`. The `while` that ends a `repeat` is part of the `repeat`.
  package var complexity = 0
  /// The number of code lines of the longest struct, class, enum or actor.
  ///
  /// Lines count from the first attribute to the closing brace. Extensions in the same folder count
  /// with their type. All extensions of a protocol, or of a type of another folder, together count
  /// like one type.
  package var largestTypeLines = 0
  /// The number of code lines of the longest function, from its first attribute to its closing
  /// brace.
  package var longestFunctionLines = 0
  /// The number of bytes of machine code in the object files, before linking; `nil` if the machine
  /// code was not measured.
  @OrNull package var machineCodeBytes: Int? = nil
  /// The number of bytes of constants, type metadata and unwind tables in the object files, before
  /// linking; `nil` if the machine code was not measured.
  @OrNull package var metadataBytes: Int? = nil

  /// Creates the size of an empty piece of code whose machine code was not measured.
  package init() {}

  /// Creates the size of source files that are measured together, without machine code.
  package init(of sources: [SourceFile]) {
    for source in sources {
      files += 1
      codeLines += source.codeLines
      tokens += source.tokens
      types += source.structure.types.count { $0.kind == .nominal }
      protocols += source.structure.types.count { $0.kind == .protocol }
      functions += source.structure.functionCount
      complexity += source.structure.complexity
      longestFunctionLines = max(longestFunctionLines, source.structure.longestFunctionLines)
    }
    largestTypeLines = TypeLines(of: sources).largest
  }
}
