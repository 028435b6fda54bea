import Reports

/// The figures on code size that tables show, such as the number of code lines.
package enum CodeSizeFigures {
  /// The figure that shows the number of code lines.
  package static var codeLines: Figure<CodeSize> {
    count(
      "code lines", "Lines that hold code, not only comments or white space.",
      \.codeLines)
  }

  package static var files: Figure<CodeSize> {
    Figure("files", "The number of Swift files.", best: nil) { .count($0.files) }
  }

  /// The figure that shows the number of stored properties that can be changed.
  package static var mutableProperties: Figure<CodeSize> {
    count(
      "mutable stored properties",
      "Stored properties declared with var; each is a place where state can change.",
      \.mutableProperties)
  }

  /// The figures on the lengths of functions: the median, the 95th percentile and the maximum.
  package static var functionLengths: [Figure<CodeSize>] {
    [
      count(
        "function lines, median", "Half of the functions have at most this many code lines.",
        \.medianFunctionLines),
      count(
        "function lines, 95th percentile",
        "Of 100 functions, 95 have at most this many code lines.", \.p95FunctionLines),
      count(
        "function lines, longest", "The number of code lines of the longest function.",
        \.longestFunctionLines),
    ]
  }

  /// Further figures on the amount of source code, such as the number of tokens.
  ///
  /// Two figures are not in this list: the number of code lines and the number of files.
  package static var details: [Figure<CodeSize>] {
    [
      count("tokens", "The tokens of the code: names, operators, literals and so on.", \.tokens),
      count("types", "Structs, classes, enums and actors, including nested ones.", \.types),
      count("protocols", "Declarations of protocols.", \.protocols),
      count(
        "functions", "Bodies of functions, initialisers, deinitialisers and accessors.", \.functions
      ),
      count(
        "complexity",
        """
        The number of functions and branches: 1 for each function, if, guard, for, while, repeat, \
        catch, case, &&, ||, ?? and ?:.
        """,
        \.complexity),
      count(
        "largest type", "The number of code lines of the largest type, its extensions included.",
        \.largestTypeLines),
    ]
  }

  /// All figures on source code other than the numbers of code lines and files.
  package static var besidesLinesAndFiles: [Figure<CodeSize>] {
    details + [mutableProperties] + functionLengths
  }

  /// All figures on code size other than the number of code lines and the figures that
  /// ``Comparison/distribution`` lists.
  package static var besidesCodeLines: [Figure<CodeSize>] {
    [files] + details + machineCode
  }

  package static var machineCode: [Figure<CodeSize>] {
    [
      Figure(
        "machine code, bytes",
        """
        The machine code in the release build's object files, before linking. It includes code of \
        shared modules that the compiler has inlined.
        """,
        best: .lowest
      ) { $0.machineCodeBytes.map { .count($0) } },
      Figure(
        "metadata, bytes",
        "Constants, type metadata and unwind tables in the release build's object files.",
        best: .lowest
      ) { $0.metadataBytes.map { .count($0) } },
    ]
  }

  private static func count(
    _ label: String, _ meaning: String, _ count: @escaping (CodeSize) -> Int
  ) -> Figure<CodeSize> {
    Figure(label, meaning, best: .lowest) { .count(count($0)) }
  }
}
