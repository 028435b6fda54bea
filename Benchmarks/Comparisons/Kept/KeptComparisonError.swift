import Terminal

/// The error about a comparison's file that cannot be used, with advice on what to do.
package struct KeptComparisonError: Error, Equatable {
  /// The reason why a comparison's file cannot be used.
  package enum Problem: Error, Equatable {
    case unreadable(reason: String)
    case tooLarge
    case notJSON
    case notComparison(String)
    case otherSchema(Int)
    case lacks(architectures: [String], kept: [String])
  }

  let path: String
  let use: KeptComparison.Use
  let problem: Problem

  /// Creates the error about the file at a path.
  package init(path: String, use: KeptComparison.Use, problem: Problem) {
    self.path = path
    self.use = use
    self.problem = problem
  }
}

extension KeptComparisonError: CustomStringConvertible {
  package var description: String {
    let path = path.quoted
    switch problem {
    case .unreadable(let reason): return "Cannot read \(path): \(reason).\n\(advice)"
    case .tooLarge: return "\(path) is too large to be a comparison.\n\(advice)"
    case .notJSON: return "\(path) does not hold JSON, or the file was cut off.\n\(advice)"
    case .notComparison(let problem):
      return "\(path) does not hold a comparison: \(problem.printable).\n\(advice)"
    case .otherSchema(let schema):
      return """
        \(path) was written in version \(schema) of the format, but this program reads only \
        version \(Comparison.currentSchema).
        Write the file again: \(command)
        """
    case .lacks(_, []):
      return """
        \(path) has no figures of any architecture of the kit.
        Write the file again: \(command)
        """
    case .lacks(let architectures, let kept):
      return """
        \(path) has no figures of \(list(architectures)). The file has those of \(list(kept)).
        After --architecture, give only ids that the file has, or write the file again: \(command)
        """
    }
  }

  private var advice: String {
    switch use {
    case .check: "After --check, give a file that --save has written."
    case .page: "After --from, give a file that '\(command)' has written."
    }
  }

  private var command: String {
    switch use {
    case .check: "compare dispatch --save FILE"
    case .page: "compare --format json --output FILE"
    }
  }

  private func list(_ ids: [String]) -> String {
    ids.map(\.printable).joined(separator: ", ")
  }
}
