import Reports
import Terminal

/// The error about a comparison's file that cannot be used, with advice on what to do.
package struct KeptComparisonError: Error, Equatable {
  let path: String
  let use: KeptComparison.Use
  let problem: KeptFile.Problem
}

extension KeptComparisonError: CustomStringConvertible {
  package var description: String {
    let path = path.quoted
    switch problem {
    case .unreadable(let reason): return "Cannot read \(path): \(reason).\n\(advice)"
    case .tooLarge: return "\(path) is too large to be a comparison.\n\(advice)"
    case .notJSON: return "\(path) does not hold JSON, or the file was cut off.\n\(advice)"
    case .damaged(let problem):
      return "\(path) does not hold a comparison: \(problem.printable).\n\(advice)"
    case .otherSchema(let schema):
      return """
        \(path) was written in version \(schema) of the format, but this program reads only \
        version \(Comparison.currentSchema).
        Write the file again: \(command)
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
    case .page: Self.commandForPages
    }
  }

  fileprivate static let commandForPages = "compare --format json --output FILE"
}

/// The error about a kept comparison without figures of the architectures that are asked for.
package struct ArchitecturesMissing: Error, Equatable {
  let path: String
  /// The ids of the architectures that the file lacks; empty if it has none of the kit.
  let ids: [String]
  /// The ids of the architectures that the file has.
  let kept: [String]
}

extension ArchitecturesMissing: CustomStringConvertible {
  package var description: String {
    let (path, command) = (path.quoted, KeptComparisonError.commandForPages)
    guard !ids.isEmpty else {
      return """
        \(path) has no figures of any architecture of the kit.
        Write the file again: \(command)
        """
    }
    return """
      \(path) has no figures of \(list(ids)). The file has those of \(list(kept)).
      After --architecture, give only ids that the file has, or write the file again: \(command)
      """
  }

  private func list(_ ids: [String]) -> String {
    ids.map(\.printable).joined(separator: ", ")
  }
}
