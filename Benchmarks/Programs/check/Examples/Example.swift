/// An example in a doc comment: a block of Swift code.
struct Example: Equatable {
  /// The number of the source line on which the code of the example begins, counted from 1.
  let line: Int
  let code: [String]

  static func all(in source: String) -> [Example] {
    var examples: [Example] = []
    var code: [String]?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let match = line.wholeMatch(of: /\s*\/\/\/ ?(.*)/) else {
        code = nil
        continue
      }
      if match.1 == "```swift" {
        code = []
      } else if match.1 == "```", let lines = code {
        examples.append(Example(line: index + 1 - lines.count, code: lines))
        code = nil
      } else {
        code?.append(String(match.1))
      }
    }
    return examples
  }

  /// Returns the example as the text of a source file that compiles by itself.
  ///
  /// - Parameters:
  ///   - file: The path of the file whose doc comment contains the example.
  ///   - imports: The names of the modules to import; the first one is the module of the example.
  /// - Returns: The text of the source file. If the example has an error, the compiler reports the
  ///   example's place in the doc comment.
  func source(ofFile file: String, imports: [String]) -> String {
    let imports = imports.enumerated().map { ($0 == 0 ? "@testable " : "") + "import \($1)" }
    let place = "#sourceLocation(file: \"\(file)\", line: \(line))"
    // Three dots stand for code that does not matter.
    let code = code.map { $0.replacing("…", with: "fatalError()") }
    // An extension must stand at file scope, not in a function.
    let isFile = code.contains { $0.hasPrefix("extension ") }
    let body =
      isFile
      ? [place] + code + ["#sourceLocation()"]
      : ["@MainActor private func example() async throws {", place] + code
        + ["#sourceLocation()", "}"]
    return (imports + body).joined(separator: "\n") + "\n"
  }
}
