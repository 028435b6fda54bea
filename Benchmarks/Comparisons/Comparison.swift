import CodeSizes
import Coverage
import DispatchCosts
import JSON
import Tables

/// A whole comparison, as it is printed and as it is kept in a file.
///
/// A part that was not measured is `nil`, encoded as `null`, and a note says why.
package struct Comparison: Codable, Equatable, Sendable {
  /// The version of the format that is written, and the only one that is read.
  package static let currentSchema = 1

  /// The version of the format.
  package var schema = Self.currentSchema
  /// The machine and the tools of the measurement.
  package var environment: RunEnvironment
  /// The sizes of the modules that every architecture uses and none is charged for.
  package var shared: SharedSizes
  /// The dispatch cost of what the architectures are held against.
  package var controls: Controls
  /// The architectures, in the order in which they are shown.
  package var architectures: [Entry]
  /// The reasons why a figure is `null` or something was left out.
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
    @OrNull package var size: ModuleSize? = nil
    /// The figures of its own tests; `nil` if not measured.
    @OrNull package var coverage: ModuleCoverage? = nil
    /// The costs of its interactions; `nil` if not measured.
    @OrNull package var dispatch: [DispatchFigures]? = nil

    /// Creates an entry of which nothing is measured yet.
    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The sizes of the modules below the architectures; `nil` if not measured.
  package struct SharedSizes: Codable, Equatable, Sendable {
    @OrNull package var models: CodeSize? = nil
    @OrNull package var headlessUIKit: CodeSize? = nil
    @OrNull package var views: CodeSize? = nil

    /// Creates sizes none of which is measured yet.
    package init() {}

    private enum CodingKeys: String, CodingKey {
      case models = "Models"
      case headlessUIKit = "HeadlessUIKit"
      case views = "Views"
    }
  }

  /// The dispatch cost of the controls of the experiment; `nil` if not measured.
  package struct Controls: Codable, Equatable, Sendable {
    /// The same controls with no architecture behind them.
    @OrNull package var floor: [DispatchFigures]? = nil
    /// The baseline, measured a second time.
    @OrNull package var again: [DispatchFigures]? = nil
    /// The baseline's first interaction with one twentieth more work, to show that it is seen.
    @OrNull package var slowed: DispatchFigures? = nil
    /// MVVM's bindings, by the number of observers, beside a stored closure.
    @OrNull package var bindings: [DispatchFigures]? = nil

    /// Creates controls none of which is measured yet.
    package init() {}
  }
}
