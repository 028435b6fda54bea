import JSON

/// The size of code, measured on its tokens.
///
/// A sum adds files, lines, tokens, declarations and complexity. It keeps the larger of the two
/// largest types and of the two longest functions.
package struct CodeSize: Codable, Equatable, Sendable {
  /// The number of source files.
  package var files = 0
  /// The lines that hold a token.
  ///
  /// Comments and white space are no tokens. Inside a multi-line literal, each line counts that is
  /// not blank.
  package var codeLines = 0
  /// The tokens, as the compiler cuts them.
  ///
  /// The text of a string literal is one token per line and interpolation. A version such as `17.0`
  /// is one token. Indentation inside a literal is none.
  package var tokens = 0
  /// The declarations of structs, classes, enums and actors, at every depth.
  ///
  /// Extensions do not count.
  package var types = 0
  /// The declarations of protocols.
  package var protocols = 0
  /// The bodies of `func`, `init` and `deinit` and of accessors, the unnamed getter included.
  ///
  /// Closures and the requirements of protocols do not count.
  package var functions = 0
  /// The number of functions and of branches.
  ///
  /// A branch is an `if`, `guard`, `for`, `while`, `repeat`, `catch`, `&&`, `||`, `??` or `?:`, or a
  /// `case` of a `switch`. The `while` that ends a `repeat` is part of the `repeat`.
  package var complexity = 0
  /// The code lines of the longest struct, class, enum or actor.
  ///
  /// Lines count from the first attribute to the closing brace, and extensions in the same folder
  /// count with their type. An extension of a protocol, or of a type of another folder, counts under
  /// the name that it extends.
  package var largestTypeLines = 0
  /// The code lines of the longest function, from its first attribute to its closing brace.
  package var longestFunctionLines = 0
  /// The bytes of machine code in the object files, before linking; `nil` if not measured.
  @OrNull package var machineCodeBytes: Int? = nil
  /// The bytes of constants, type metadata and unwind tables in the object files, before linking;
  /// `nil` if not measured.
  @OrNull package var metadataBytes: Int? = nil

  /// Creates the size of no code, with machine code not measured.
  package init() {}

  /// Measures files that belong together.
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

  /// Adds the sizes of two pieces of code; machine code only if both were measured.
  ///
  /// The largest type is exact unless one piece extends a type of the other.
  package static func + (left: CodeSize, right: CodeSize) -> CodeSize {
    var sum = left
    sum.files += right.files
    sum.codeLines += right.codeLines
    sum.tokens += right.tokens
    sum.types += right.types
    sum.protocols += right.protocols
    sum.functions += right.functions
    sum.complexity += right.complexity
    sum.largestTypeLines = max(left.largestTypeLines, right.largestTypeLines)
    sum.longestFunctionLines = max(left.longestFunctionLines, right.longestFunctionLines)
    sum.machineCodeBytes = left.machineCodeBytes.flatMap { bytes in
      right.machineCodeBytes.map { bytes + $0 }
    }
    sum.metadataBytes = left.metadataBytes.flatMap { bytes in
      right.metadataBytes.map { bytes + $0 }
    }
    return sum
  }
}
