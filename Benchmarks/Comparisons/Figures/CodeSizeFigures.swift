import CodeSizes
import Tables

/// The figures of a piece of code, in the order of the tables.
enum CodeSizeFigures {
  static var codeLines: Figure<CodeSize> {
    count(
      "code lines", "Lines with at least one token that is neither comment nor white space.",
      \.codeLines)
  }

  static var files: Figure<CodeSize> {
    Figure("files", "Swift files.", best: nil) { .count($0.files) }
  }

  /// Everything but lines and files.
  static var details: [Figure<CodeSize>] {
    [
      count("tokens", "Tokens as the compiler cuts them.", \.tokens),
      count("types", "Structs, classes, enums and actors, at every depth.", \.types),
      count("protocols", "Declarations of protocols.", \.protocols),
      count(
        "functions", "Bodies of functions, initialisers, deinitialisers and accessors.", \.functions
      ),
      count(
        "complexity",
        "1 per function and 1 for each if, guard, for, while, repeat, catch, case, &&, ||, ??, ?:.",
        \.complexity),
      count("longest function", "Its code lines.", \.longestFunctionLines),
      count("largest type", "Its code lines, extensions included.", \.largestTypeLines),
    ]
  }

  static var machineCode: [Figure<CodeSize>] {
    [
      Figure(
        "machine code, bytes",
        "Code in the release build's objects, before linking; inlined shared code is inside.",
        best: .lowest
      ) { $0.machineCodeBytes.map { .count($0) } },
      Figure(
        "metadata, bytes", "Constants, type metadata and unwind tables of the same objects.",
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
