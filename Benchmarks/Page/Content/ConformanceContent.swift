import Behavior
import Terminal

/// The matrix that shows if each architecture meets each requirement.
///
/// It has one row for each requirement and one column for each architecture.
struct ConformanceContent: Encodable, Equatable {
  struct Column: Encodable, Equatable {
    var id: String
    var name: String
    var isBaseline: Bool
  }

  struct Row: Encodable, Equatable {
    var id: String
    var text: String
    /// The ids of the scenarios that prove the requirement.
    var scenarios: [String]
    /// The cells of the row, one for each architecture; a cell is `nil` if its result is not known.
    var cells: [Cell?]
  }

  struct Cell: Encodable, Equatable {
    /// The number of scenarios that hold.
    var held: Int
    /// True if the requirement has scenarios and all of them hold.
    var isMet: Bool
    /// The text of the cell, with the number of scenarios that hold, such as `3`, or `2/3` if only
    /// two of three scenarios hold.
    var text: String
  }

  /// A message about a scenario that does not hold in one of the architectures.
  struct Failure: Encodable, Equatable {
    var subject: String
    var message: String
  }

  let summary: String
  let failures: [Failure]
  let columns: [Column]
  let rows: [Row]

  init(of conformance: Conformance, baseline: String) {
    failures = conformance.architectures.flatMap { entry in
      entry.failures.flatMap { failure in
        failure.messages.map {
          Failure(subject: "\(entry.name), \(failure.scenario)", message: $0)
        }
      }
    }
    summary =
      failures.isEmpty
      ? """
      All \(conformance.scenarioCount) scenarios hold on each architecture. A cell shows how many \
      scenarios prove the requirement of its row.
      """
      : """
      Some of the \(conformance.scenarioCount) scenarios fail on at least one architecture; each \
      failure is listed with its architecture.
      """
    columns = conformance.architectures.map {
      Column(id: $0.id, name: $0.name, isBaseline: $0.id == baseline)
    }
    rows = conformance.requirements.map { requirement in
      Row(
        id: requirement.id, text: requirement.text, scenarios: requirement.scenarios,
        cells: conformance.architectures.map { $0.requirements[requirement.id].map(Cell.init) })
    }
  }
}

extension ConformanceContent.Cell {
  fileprivate init(_ proof: Conformance.Proof) {
    held = proof.held
    isMet = proof.isComplete
    text = isMet ? proof.held.grouped : "\(proof.held)/\(proof.scenarios)"
  }
}
