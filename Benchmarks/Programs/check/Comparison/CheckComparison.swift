import Architectures
import Costs
import Figures
import Foundation
import Terminal

/// A command that checks that a comparison has every architecture and every figure.
struct CheckComparison: Command {
  static let name = "comparison"
  static let abstract = "Checks that a comparison holds every architecture and every figure."

  @Argument("a whole comparison as JSON", .file) var comparison: String
  @Argument("an explained interaction as JSON, of the same build", .file) var explained: String

  func run() throws -> ExitCode {
    let data = try Data(contentsOf: URL(filePath: comparison))
    let whole = try JSONDecoder().decode(Comparison.self, from: data)
    let explanation = try JSONDecoder().decode(
      ExplainedInteraction.self, from: Data(contentsOf: URL(filePath: explained)))
    var problems = try MissingFigures(inJSON: data).paths.map { "\($0) is null." }
    let ids = whole.architectures.map(\.id)
    if ids != Architecture.all.map(\.id) { problems.append("The architectures are \(ids).") }
    problems += whole.contradictions(to: explanation)
    return try Check.result(
      of: problems, checked: "the figures of \(whole.architectures.count) architectures")
  }
}

extension Comparison {
  /// Returns one problem for each architecture for which this comparison and `explained` state
  /// different numbers of instructions.
  fileprivate func contradictions(to explained: ExplainedInteraction) -> [String] {
    explained.architectures.compactMap { entry in
      let counted = architectures.first { $0.id == entry.id }?.dispatch?
        .first { $0.interaction == explained.interaction }?.counts[.instructions]
      let sum = entry.explanation.instructions
      guard sum != counted else { return nil }
      return """
        \(entry.id), \(explained.interaction): \(sum) instructions are explained and \
        \(counted.map(String.init) ?? "none") counted.
        """
    }
  }
}
