import Reports

extension Figure<CodeSize> {
  /// The number of code lines.
  package static var codeLines: Self {
    Self(
      "code-lines", "code lines", column: "lines", unit: "lines", better: .less, sameness: .ofSizes,
      "Lines that hold code, not only comments or white space."
    ) { .count($0.codeLines) }
  }

  package static var files: Self {
    Self(
      "files", "files", unit: "files", better: nil, sameness: .exact, "The number of Swift files."
    ) { .count($0.files) }
  }

  package static var tokens: Self {
    count(
      "tokens", "tokens", "The tokens of the code: names, operators, literals and so on.", \.tokens)
  }

  package static var types: Self {
    count("types", "types", "Structs, classes, enums and actors, including nested ones.", \.types)
  }

  package static var protocols: Self {
    count("protocols", "protocols", "Declarations of protocols.", \.protocols)
  }

  package static var functions: Self {
    count(
      "functions", "functions", "Bodies of functions, initializers, deinitializers and accessors.",
      \.functions)
  }

  package static var complexity: Self {
    count(
      "complexity", "complexity",
      """
      The number of functions and branches: 1 for each function, if, guard, for, while, repeat, \
      catch, case, &&, ||, ?? and ?:.
      """, \.complexity)
  }

  package static var largestType: Self {
    count(
      "largest-type", "largest type",
      "The number of code lines of the largest type, its extensions included.", unit: "lines",
      \.largestTypeLines)
  }

  /// The number of stored properties that can be changed.
  package static var mutableProperties: Self {
    count(
      "mutable-properties", "mutable stored properties",
      "Stored properties declared with var; each is a place where state can change.",
      \.mutableProperties)
  }

  package static var machineCode: Self {
    Self(
      "machine-code", "machine code, bytes", unit: "bytes", better: .less, sameness: .ofSizes,
      """
      The machine code in the release build's object files, before linking. It includes code of \
      shared modules that the compiler has inlined.
      """
    ) { $0.machineCodeBytes.map { .count($0) } }
  }

  package static var metadata: Self {
    Self(
      "metadata", "metadata, bytes", unit: "bytes", better: .less, sameness: .ofSizes,
      "Constants, type metadata and unwind tables in the release build's object files."
    ) { $0.metadataBytes.map { .count($0) } }
  }

  package static var medianFunction: Self {
    length(
      "median", "median", "Half of the functions have at most this many code lines.",
      \.medianFunctionLines)
  }

  package static var longFunction: Self {
    length(
      "p95", "95th percentile", "Of 100 functions, 95 have at most this many code lines.",
      \.p95FunctionLines)
  }

  package static var longestFunction: Self {
    length(
      "longest", "longest", "The number of code lines of the longest function.",
      \.longestFunctionLines)
  }

  private static func count(
    _ id: String, _ label: String, _ meaning: String, unit: String? = nil,
    _ count: @escaping @Sendable (CodeSize) -> Int
  ) -> Self {
    Self(
      id, label, unit: unit ?? label, better: .less, sameness: .ofSizes, meaning
    ) { .count(count($0)) }
  }

  private static func length(
    _ id: String, _ name: String, _ meaning: String,
    _ count: @escaping @Sendable (CodeSize) -> Int
  ) -> Self {
    Self(
      "function-lines.\(id)", "function lines, \(name)", unit: "lines", better: .less,
      sameness: .difference(1), meaning
    ) { .count(count($0)) }
  }
}

/// Figures on code size that tables show together.
package enum CodeSizeFigures {
  /// The lengths of functions: the median, the 95th percentile and the maximum.
  package static var functionLengths: [Figure<CodeSize>] {
    [.medianFunction, .longFunction, .longestFunction]
  }

  /// Further figures on the amount of source code, without code lines and files.
  package static var details: [Figure<CodeSize>] {
    [.tokens, .types, .protocols, .functions, .complexity, .largestType]
  }

  /// All figures on source code other than code lines and files.
  package static var besidesLinesAndFiles: [Figure<CodeSize>] {
    details + [.mutableProperties] + functionLengths
  }

  /// The figures on what the compiler made of the code.
  package static var machineCode: [Figure<CodeSize>] { [.machineCode, .metadata] }
}
