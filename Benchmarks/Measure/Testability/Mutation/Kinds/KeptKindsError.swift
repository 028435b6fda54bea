import Reports
import Terminal

/// The reason why the kept set of kinds cannot be read or renewed.
package enum KeptKindsError: Error, Equatable {
  case missing
  case unusable(KeptFile.Problem)
  /// These architectures have no kept mutants that hold for their sources and tests.
  case mutantsOutdated([String])
}

extension KeptKindsError: CustomStringConvertible {
  package var description: String {
    let (path, command) = (KeptKinds.path.quoted, KeptKinds.command)
    return switch self {
    case .missing:
      """
      There is no file \(path), which keeps the kinds of mistakes.
      Write it: \(command)
      """
    case .unusable(let problem):
      """
      \(path) does not hold kinds of mistakes: \(Self.words(for: problem)).
      Restore the file with git. Or remove it and write it again, without words: \(command)
      """
    case .mutantsOutdated(let names):
      """
      The set of kinds is made from the mutants of all architectures. There are none that hold for \
      the sources and tests of \(names.joined(separator: ", ")).
      Judge them first: compare mutation
      """
    }
  }

  private static func words(for problem: KeptFile.Problem) -> String {
    switch problem {
    case .unreadable(let reason): reason
    case .tooLarge: "it is too large"
    case .notJSON: "it is no JSON, or was cut off"
    case .damaged(let problem): problem.printable
    case .otherSchema(let schema):
      "it has version \(schema) of the format, not \(KeptKinds.currentSchema)"
    }
  }
}
