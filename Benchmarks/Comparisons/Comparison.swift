import CodeSizes
import Coverage
import DispatchCosts
import JSON
import Tables

/// A comparison of architectures, as it is printed and as it is kept in a file.
///
/// A part that was not measured is `nil` and encoded as `null`; a note says why.
package struct Comparison: Codable, Equatable, Sendable {
  /// The version of the JSON format that is written, and the only one that is read.
  package static let currentSchema = 1

  /// The version of the JSON format of this comparison.
  var schema = Self.currentSchema
  /// The machine and the tools of the measurement.
  package var environment: RunEnvironment
  /// The sizes of the modules that every architecture uses and none is charged for.
  package var shared: SharedSizes
  /// The dispatch costs of the controls, such as the floor, with which the architectures are
  /// compared.
  package var controls: Controls
  /// The architectures, in the order in which they are shown.
  package var architectures: [Entry]
  /// Sentences for the report about the method, about figures that are `null`, and about what was
  /// left out.
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
  /// One architecture with its figures.
  package struct Entry: Codable, Equatable, Sendable, Identifiable {
    /// The name of the architecture on the command line.
    package var id: String
    /// The name of the architecture for people.
    package var name: String
    /// The size of the architecture's code; `nil` if it was not measured.
    @OrNull package var size: ModuleSize? = nil
    /// The figures of the architecture's own tests; `nil` if they were not measured.
    @OrNull package var coverage: ModuleCoverage? = nil
    /// The costs of the architecture's interactions; `nil` if they were not measured.
    @OrNull package var dispatch: [DispatchFigures]? = nil

    /// Creates the entry of an architecture; its figures are `nil` at first.
    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The sizes of the modules that the architectures share; a size is `nil` if it was not measured.
  package struct SharedSizes: Codable, Equatable, Sendable {
    @OrNull package var models: CodeSize? = nil
    @OrNull package var headlessUIKit: CodeSize? = nil
    @OrNull package var views: CodeSize? = nil

    /// Creates sizes that are all `nil`.
    package init() {}

    private enum CodingKeys: String, CodingKey {
      case models = "Models"
      case headlessUIKit = "HeadlessUIKit"
      case views = "Views"
    }
  }

  /// The dispatch costs of the experiment's controls; a cost is `nil` if it was not measured.
  package struct Controls: Codable, Equatable, Sendable {
    /// The costs of the floor, the same screens without an architecture, by interaction.
    @OrNull package var floor: [DispatchFigures]? = nil
    /// The costs of the baseline in its second measurement, by interaction.
    @OrNull package var again: [DispatchFigures]? = nil
    /// The cost of the baseline's `greeting-tap` with 5% more repetitions, to check that the times
    /// show 5%.
    @OrNull package var slowed: DispatchFigures? = nil
    /// The costs of a stored closure and of MVVM's bindings with 1, 10 and 100 observers.
    @OrNull package var bindings: [DispatchFigures]? = nil

    /// Creates controls whose costs are all `nil`.
    package init() {}
  }
}
