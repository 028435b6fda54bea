import Foundation
import Terminal

/// The reason why mutants could not be judged.
package enum MutationError: LocalizedError, Equatable {
  /// The toolchain does not ship SwiftSyntax, which finds the places of mutants.
  case syntaxLibraryMissing
  /// The compiler reports errors that no mutant explains.
  case notCompilable(output: String)
  /// Tests or scenarios fail although no mutant is chosen.
  case failsWithoutMutant(run: String, output: String)

  package var errorDescription: String? {
    switch self {
    case .syntaxLibraryMissing:
      """
      The toolchain does not ship SwiftSyntax, which puts mutants into sources. The toolchains of \
      swift.org for Linux and macOS ship it.
      """
    case .notCompilable(let output):
      "The package with mutants does not build, and no mutant explains why:\n\(output)"
    case .failsWithoutMutant(let run, let output):
      "\(run) fail although no mutant is chosen:\n\(output)"
    }
  }
}
