import CodeSizes
import Coverage
import DispatchCosts
import Foundation
import Tables

/// A whole comparison, as it is printed and as it is kept in a file.
///
/// What was not measured is `nil`, encoded as `null`, and a note says why.
package struct Comparison: Codable, Equatable, Sendable {
  /// The version of the format that is written, and the only one that is read.
  package static let currentSchema = 1

  /// The version of the format.
  package var schema = Self.currentSchema
  /// What the figures were measured on.
  package var environment: RunEnvironment
  /// The sizes of the modules that every architecture uses and none is charged for.
  package var shared: SharedSizes
  /// The dispatch cost of what the architectures are held against.
  package var controls: Controls
  /// The architectures, in the order in which they are shown.
  package var architectures: [Entry]
  /// Why a figure is `null`, and what was left out.
  package var notes: [String]

  /// Creates a comparison.
  package init(
    environment: RunEnvironment, shared: SharedSizes, controls: Controls, architectures: [Entry],
    notes: [String]
  ) {
    self.environment = environment
    self.shared = shared
    self.controls = controls
    self.architectures = architectures
    self.notes = notes
  }
}

extension Comparison {
  /// One architecture and what was measured of it.
  package struct Entry: Codable, Equatable, Sendable, Identifiable {
    /// The name on the command line.
    package var id: String
    /// The name that people read.
    package var name: String
    /// Its code; `nil` if not measured.
    package var size: ModuleSize?
    /// What its own tests reach; `nil` if not measured.
    package var coverage: ModuleCoverage?
    /// What its interactions cost; `nil` if not measured.
    package var dispatch: [DispatchFigures]?

    /// Creates an entry of which nothing is measured yet.
    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(name, forKey: .name)
      try container.encode(size, forKey: .size)
      try container.encode(coverage, forKey: .coverage)
      try container.encode(dispatch, forKey: .dispatch)
    }
  }

  /// The sizes of the modules below the architectures; `nil` if not measured.
  package struct SharedSizes: Codable, Equatable, Sendable {
    package var models: CodeSize?
    package var headlessUIKit: CodeSize?
    package var views: CodeSize?

    /// Creates sizes none of which is measured yet.
    package init() {}

    private enum CodingKeys: String, CodingKey {
      case models = "Models"
      case headlessUIKit = "HeadlessUIKit"
      case views = "Views"
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(models, forKey: .models)
      try container.encode(headlessUIKit, forKey: .headlessUIKit)
      try container.encode(views, forKey: .views)
    }
  }

  /// The dispatch cost of the controls of the experiment; `nil` if not measured.
  package struct Controls: Codable, Equatable, Sendable {
    /// The same controls with no architecture behind them.
    package var floor: [DispatchFigures]?
    /// The baseline, measured a second time.
    package var again: [DispatchFigures]?
    /// The baseline's first interaction with one twentieth more work, to show that it is seen.
    package var slowed: DispatchFigures?
    /// MVVM's bindings, by the number of observers, beside a stored closure.
    package var bindings: [DispatchFigures]?

    /// Creates controls none of which is measured yet.
    package init() {}

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(floor, forKey: .floor)
      try container.encode(again, forKey: .again)
      try container.encode(slowed, forKey: .slowed)
      try container.encode(bindings, forKey: .bindings)
    }
  }
}
