import Architectures
import Costs
import Sizes
import Testability

extension Comparison {
  /// Returns the figures of an architecture.
  func entry(of pattern: Architecture) throws(MissingFigure) -> Entry {
    guard let entry = architectures.first(where: { $0.id == pattern.id }) else {
      throw MissingFigure(reason: "The comparison does not have \(pattern.name).")
    }
    return entry
  }

  /// Returns the code size of an architecture.
  func size(of pattern: Architecture) throws(MissingFigure) -> ModuleSize {
    guard let size = try entry(of: pattern).size else {
      throw MissingFigure(reason: "The code size of \(pattern.name) was not measured.")
    }
    return size
  }

  /// Returns the code size of one role in an architecture, such as that of the presenter in MVP.
  func role(_ role: String, of pattern: Architecture) throws(MissingFigure) -> RoleSize {
    guard let size = try size(of: pattern).roles[role] else {
      throw MissingFigure(reason: "\(pattern.name) has no role \(role).")
    }
    return size
  }

  /// Returns the code size of one screen of an architecture, or of what its screens share.
  func feature(_ name: String, of pattern: Architecture) throws(MissingFigure) -> CodeSize {
    guard let size = try size(of: pattern).features[name] else {
      throw MissingFigure(reason: "\(pattern.name) has no folder \(name).")
    }
    return size
  }

  /// Returns the figures of the faults in an architecture.
  func mutation(of pattern: Architecture) throws(MissingFigure) -> MutationSummary {
    guard let mutation = try entry(of: pattern).mutation else {
      throw MissingFigure(
        reason: "No result on the faults in \(pattern.name) is kept for these sources.")
    }
    return mutation
  }

  /// Returns the costs of an architecture in all interactions.
  func dispatch(of pattern: Architecture) throws(MissingFigure) -> [DispatchFigures] {
    guard let dispatch = try entry(of: pattern).dispatch else {
      throw MissingFigure(reason: "The costs of interactions in \(pattern.name) were not measured.")
    }
    return dispatch
  }

  /// Returns a count of an architecture in one interaction.
  func count(
    _ counter: Counter, of pattern: Architecture, in interaction: String
  ) throws(MissingFigure) -> Int {
    let figures = try dispatch(of: pattern).first { $0.interaction == interaction }
    guard let count = figures?.counts[counter] else {
      throw MissingFigure(
        reason: "The \(counter.key) of \(pattern.name) in \(interaction) were not counted.")
    }
    return count
  }
}
