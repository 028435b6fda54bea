import Architectures
import Costs
import Figures
import Foundation
import Interactions
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
    problems += contradictions(between: whole, and: explanation)
    return try Check.result(
      of: problems, checked: "the figures of \(whole.architectures.count) architectures")
  }

  /// Returns one problem for each architecture for which a comparison and an explained interaction
  /// state different numbers of instructions.
  private func contradictions(
    between whole: Comparison, and explained: ExplainedInteraction
  ) -> [String] {
    explained.architectures.compactMap { entry in
      let counted = whole.architectures.first { $0.id == entry.id }?
        .dispatch?[explained.interaction]?.counts[.instructions]
      let sum = entry.explanation.instructions
      guard sum != counted else { return nil }
      return """
        \(entry.id), \(explained.interaction.rawValue): \(sum) instructions are explained and \
        \(counted.map(String.init) ?? "none") counted.
        """
    }
  }
}

/// The figures of a comparison that are `null` and should not be.
struct MissingFigures {
  /// The paths of the figures, such as `architectures/0/size/tokens`.
  private(set) var paths: [String] = []

  init(inJSON data: Data) throws {
    find(in: try JSONSerialization.jsonObject(with: data), path: [], interaction: nil)
    paths.sort()
  }

  private mutating func find(in value: Any, path: [String], interaction: Interaction?) {
    switch value {
    case let object as [String: Any]:
      let name = object["interaction"] as? String
      let interaction = name.flatMap(Interaction.init) ?? interaction
      for (key, inner) in object { find(in: inner, path: path + [key], interaction: interaction) }
    case let array as [Any]:
      for (index, inner) in array.enumerated() {
        find(in: inner, path: path + ["\(index)"], interaction: interaction)
      }
    case is NSNull where !Self.mayBeNull(path, interaction: interaction):
      paths.append(path.joined(separator: "/"))
    default: break
    }
  }

  /// Returns true if the figure at a path may be `null`.
  ///
  /// Some figures are measured only for some interactions, and others only for some controls.
  private static func mayBeNull(_ path: [String], interaction: Interaction?) -> Bool {
    // Live bytes are measured only when a screen is opened.
    let opensScreen = interaction == .greetingOpen || interaction == .profileOpen
    if path.last == "liveBytes", !opensScreen { return true }
    // Few kinds have words, and a note may be about the whole run.
    if ["kinds", "notes"].contains(path.first) { return true }
    // A requirement that no mistake breaks has no files.
    if path.last == "effectiveFiles" { return true }
    // Only a run that will be kept counts in several layouts (orders of functions and data).
    if path.last == "instructionsInLayouts" { return true }
    guard path.first == "controls", path.count > 1 else { return false }
    switch path[1] {
    // The net costs, those beyond the floor, are measured for architectures only. The floor is the
    // interaction without an architecture.
    case "floor", "bindings": return path.last == "net"
    // The models' own work is counted and not timed.
    case "models": return ["nanoseconds", "ratio", "net"].contains(path.last)
    // The slowed control, the baseline with more work, is timed and not counted.
    case "slowed": return !path.contains("nanoseconds") && !path.contains("ratio")
    default: return false
    }
  }
}
