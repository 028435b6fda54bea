import Foundation

/// The reason why the outcomes of mutants or hand-written faults could not be found out.
package enum MutationError: LocalizedError, Equatable {
  /// The toolchain does not ship SwiftSyntax, which finds the places of mutants.
  case syntaxLibraryMissing
  /// The compiler reports errors; the keys are those of the mutants on the lines with errors.
  case notCompilable([String], output: String)
  /// Tests or scenarios fail although no mutant is chosen.
  case failsWithoutMutant(run: String, output: String)
  /// The patch of a hand-written fault does not fit the sources.
  case faultNotApplicable(String, output: String)
  /// The compiler reports errors in modules that contain these hand-written faults.
  case faultsNotCompilable([String], output: String)
  /// No scenario notices a hand-written fault, so that it is none.
  case faultUnnoticed(String)

  package var errorDescription: String? {
    switch self {
    case .syntaxLibraryMissing:
      """
      The toolchain does not ship SwiftSyntax, which puts mutants into sources. The toolchains of \
      swift.org for Linux and macOS ship it.
      """
    case .notCompilable([], let output):
      "The package with mutants does not build, and no mutant explains why:\n\(output)"
    case .notCompilable(let mutants, let output):
      """
      The package does not build, since one of these mutants does not compile. Let the mutator \
      leave it out, or make another change of it:
      \(mutants.map { "  \($0)" }.joined(separator: "\n"))
      \(output)
      """
    case .failsWithoutMutant(let run, let output):
      "\(run) fail although no mutant is chosen:\n\(output)"
    case .faultNotApplicable(let fault, let output):
      "The patch \(Self.patch(fault)) does not fit the sources:\n\(output)"
    case .faultsNotCompilable(let faults, let output):
      """
      The package does not build with \(faults.map(Self.patch).joined(separator: ", ")):
      \(output)
      """
    case .faultUnnoticed(let fault):
      """
      No scenario notices \(Self.patch(fault)). A hand-written fault is something that a user \
      would notice.
      """
    }
  }

  private static func patch(_ fault: String) -> String {
    "\(HandWrittenFault.folder)/\(fault).patch"
  }
}
