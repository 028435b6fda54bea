import Architectures
import Costs
import Interactions
import Reports
import Sizes
import Testability

/// The figures of the compared architectures, which can be printed or saved in a file.
///
/// A figure that was not measured is `nil` and encoded as `null`; a note gives the reason.
package struct Comparison: Codable, Equatable, Sendable {
  /// The version of the JSON format that this program writes, and the only version that it reads.
  package static let currentSchema = 5

  /// The version of the JSON format of this comparison.
  var schema = Self.currentSchema
  /// The machine and the tools of the measurement.
  package var environment: RunEnvironment
  /// The machine and the tools of the dispatch costs, if they come from an earlier run.
  ///
  /// The JSON leaves this out if all figures come from one run.
  package var dispatchEnvironment: RunEnvironment?
  /// The sizes of the modules that every architecture uses, such as `Models`.
  ///
  /// These sizes are not part of the size of any architecture.
  package var shared: SharedSizes
  /// The dispatch costs of the controls.
  ///
  /// The controls are measured for comparison with the architectures. One control is the floor: the
  /// same screens without an architecture.
  package var controls: DispatchControls
  /// The architectures with their figures, in the order in which a report shows them.
  package var architectures: [Entry]
  /// The kinds of mistakes that can be made in all architectures, in the order of the outcomes of
  /// each architecture; empty if no faults are known.
  package var kinds: [Kind] = []
  /// Remarks on the figures, such as the reason why one is missing.
  package var notes: [Note]

  /// Creates a comparison.
  package init(
    environment: RunEnvironment, shared: SharedSizes, controls: DispatchControls,
    architectures: [Entry], notes: [Note]
  ) {
    self.environment = environment
    self.shared = shared
    self.controls = controls
    self.architectures = architectures
    self.notes = notes
  }
}

extension Comparison {
  /// A kind of mistakes.
  package struct Kind: Codable, Equatable, Sendable {
    /// The mistakes in words, such as `a missing title`; `nil` if there are none.
    @OrNull package var words: String?
    /// The id of the first scenario that breaks.
    package var scenario: String
  }

  /// Returns the words for a kind, a title from the first scenario that it breaks, or its number.
  package func name(ofKind index: Int) -> String {
    guard kinds.indices.contains(index) else { return "kind \(index + 1)" }
    return kinds[index].words ?? MistakeKind.title(ofScenario: kinds[index].scenario)
  }

  /// True if no architecture is left out.
  var hasAllArchitectures: Bool {
    Set(architectures.map(\.id)).isSuperset(of: Architecture.all.map(\.id))
  }

  /// The interactions that were measured.
  package var interactions: [Interaction] {
    Interaction.allCases.filter { interaction in
      architectures.contains { $0.dispatch?[interaction] != nil }
    }
  }

  /// Returns the sentences about the run and about one part of the comparison.
  func notes(on part: ComparisonPart) -> [String] {
    notes.filter { $0.part == nil || $0.part == part }.map(\.line)
  }

  /// A sentence about the figures of a part of the comparison.
  package struct Note: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// A part was not measured, and how to measure it.
      case notMeasured
      /// The kept runs that figures come from.
      case origin
      /// In how many layouts of the program instructions were counted.
      case layouts
      /// A remark on the measurement, or the reason why a figure is missing.
      case measuring
    }

    /// The part; `nil` if the note is about the run.
    @OrNull package var part: ComparisonPart?
    package var kind: Kind
    package var text: String

    package init(_ part: ComparisonPart?, _ text: String, kind: Kind = .measuring) {
      self.part = part
      self.kind = kind
      self.text = text
    }

    /// The sentence, after the name of the part.
    package var line: String { part.map { "\($0.rawValue): \(text)" } ?? text }
  }

  /// One architecture with its figures.
  package struct Entry: Codable, Equatable, Sendable, Identifiable {
    /// The id that stands for the architecture on the command line, such as `mvvm`.
    package var id: String
    /// The name of the architecture in reports, such as `MVVM`.
    package var name: String
    /// The size of the architecture's code; `nil` if it was not measured.
    @OrNull package var size: ModuleSize? = nil
    /// The figures of the architecture's view-free tests and of the scenarios, which a run has kept;
    /// `nil` if none are kept, or if sources or tests have changed since.
    @OrNull package var coverage: ModuleCoverage? = nil
    /// The figures on the faults in the architecture, such as the number found only with a screen.
    ///
    /// These figures are read from a kept result. The value is `nil` if no result is kept, or if
    /// sources or tests have changed since.
    @OrNull package var mutation: MutationSummary? = nil
    /// What requests for changes cost, read from their patches and kept results.
    ///
    /// The value is `nil` if a request has no kept result that holds, or if one fails.
    @OrNull package var changes: ChangeSummary? = nil
    /// The costs of the architecture's interactions; `nil` if they were not measured.
    @CostRows package var dispatch: [Interaction: DispatchFigures]? = nil

    /// Creates the entry of an architecture, with figures that are `nil` until they are measured.
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
}
