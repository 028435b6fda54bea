import Architectures
import Terminal

/// Why a command line cannot be followed, and what to type instead.
nonisolated enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingFolder
  case unknownArchitecture(String)
  case unknownFeature(String)
  case unwantedArgument(String)
  case noFolder(String)
  case unusableFolder(String, reason: String)
  case notText(String)

  var description: String {
    switch self {
    case .unknownOption(let name):
      "There is no option \(name.quoted). Known are: --store DIR, --trace, --help."
    case .missingFolder: "--store needs a folder: --store DIR"
    case .unknownArchitecture(let id):
      """
      There is no architecture \(id.quoted).\(hint(about: id))
      Known are: \(Architecture.all.map(\.id).joined(separator: ", ")).
      """
    case .unknownFeature(let name):
      """
      There is no feature \(name.quoted).
      Known are: \(Feature.allCases.map(\.rawValue).joined(separator: ", ")).
      """
    case .unwantedArgument(let text):
      "There is nothing to do with \(text.quoted). Type: demo ARCHITECTURE FEATURE"
    case .noFolder(let path): "There is no folder at \(path.quoted), but something else."
    case .unusableFolder(let path, let reason):
      "There can be no folder at \(path.quoted): \(reason)."
    case .notText(let argument): "\(argument.quoted) is not text in UTF-8. Type it anew."
    }
  }

  private func hint(about word: String) -> String {
    if Feature(rawValue: word) != nil {
      return " Type: demo \(Architecture.baselineID) \(word)"
    }
    let id = word.lowercased()
    return Architecture.all.contains { $0.id == id } ? " Did you mean '\(id)'?" : ""
  }
}
