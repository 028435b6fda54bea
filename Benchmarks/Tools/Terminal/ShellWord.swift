import Foundation

extension String {
  /// The text as one word of a shell's command line, in single quotes if it needs them.
  ///
  /// Source: POSIX.1-2024, Shell Command Language, 2.2 Quoting.
  package var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "._-+/,:@%=".contains($0) }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
