import Comparisons
import Terminal

/// Why a kept comparison cannot be used, and what to do about it.
struct ComparisonFileError: Error, Equatable {
  /// What is wrong with the file.
  enum Problem: Error, Equatable {
    case unreadable(reason: String)
    case tooLarge
    case notJSON
    case notComparison(String)
    case otherSchema(Int)
    case lacks(architectures: [String], kept: [String])
  }

  let path: String
  /// The option that names the file.
  let option: Option
  let problem: Problem
}

extension ComparisonFileError: CustomStringConvertible {
  var description: String {
    let path = path.quoted
    switch problem {
    case .unreadable(let reason): return "Cannot read \(path): \(reason).\n\(advice)"
    case .tooLarge: return "\(path) is larger than any comparison.\n\(advice)"
    case .notJSON: return "\(path) does not hold JSON, or not all of it.\n\(advice)"
    case .notComparison(let problem):
      return "\(path) does not hold a comparison: \(problem.printable).\n\(advice)"
    case .otherSchema(let schema):
      return """
        \(path) has format \(schema), and this program reads \(Comparison.currentSchema).
        Make it anew: \(command)
        """
    case .lacks(let architectures, let kept):
      return """
        \(path) does not hold \(list(architectures)), only \(list(kept)).
        Ask for these, or make it anew: \(command)
        """
    }
  }

  private var advice: String {
    let maker = option == .check ? "--save" : "'\(command)'"
    return "Give \(option.name) a file that \(maker) has written."
  }

  private var command: String {
    option == .check
      ? "compare dispatch --save FILE" : "compare --format json --output FILE"
  }

  private func list(_ ids: [String]) -> String {
    ids.isEmpty ? "no architecture of the kit" : ids.map(\.printable).joined(separator: ", ")
  }
}
