import JSON

/// How much code there is, measured on its tokens.
///
/// Files, lines, tokens, declarations and complexity add up; of the largest type and the longest
/// function a sum keeps the larger.
package struct CodeSize: Codable, Equatable, Sendable {
  /// The number of source files.
  package var files = 0
  /// Lines that hold at least one token that is neither comment nor white space; inside a
  /// multi-line literal, lines that are not blank.
  package var codeLines = 0
  /// Tokens as the compiler cuts them; the text of a string literal is one per line and
  /// interpolation, a version such as `17.0` is one, and indentation inside a literal is none.
  package var tokens = 0
  /// Declarations of structs, classes, enums and actors, at every depth; extensions are none.
  package var types = 0
  /// Declarations of protocols.
  package var protocols = 0
  /// Bodies of `func`, `init` and `deinit` and of accessors, the unnamed getter included; closures
  /// and the requirements of protocols do not count.
  package var functions = 0
  /// One per function plus one for each `if`, `guard`, `for`, `while`, `repeat`, `catch`, `&&`,
  /// `||`, `??`, `?:` and `case` of a `switch`; the `while` that ends a `repeat` is part of it.
  package var complexity = 0
  /// The code lines of the longest struct, class, enum or actor, from its first attribute to its
  /// closing brace, with its extensions in the same folder.
  ///
  /// An extension of something declared elsewhere, or of a protocol, counts under the name that it
  /// extends.
  package var largestTypeLines = 0
  /// The code lines of the longest function, from its first attribute to its closing brace.
  package var longestFunctionLines = 0
  /// Bytes of machine code in the object files, before linking; `nil` if not measured.
  @OrNull package var machineCodeBytes: Int? = nil
  /// Bytes of constants, type metadata and unwind tables in the object files, before linking;
  /// `nil` if not measured.
  @OrNull package var metadataBytes: Int? = nil

  /// No code at all, with nothing measured of its machine code.
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

  /// The size of two pieces of code together; machine code only if both were measured.
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
