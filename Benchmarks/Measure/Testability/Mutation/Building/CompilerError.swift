/// A place in a source file for which the compiler reports an error.
struct CompilerError: Hashable {
  let file: String
  /// The line, counted from 1.
  let line: Int

  /// Returns the errors in the output of a build.
  static func all(in output: String) -> [CompilerError] {
    output.matches(of: #/(?m)^(/.+?\.swift):(\d+):\d+: error: /#).compactMap { match in
      Int(match.output.2).map { CompilerError(file: String(match.output.1), line: $0) }
    }
  }
}
