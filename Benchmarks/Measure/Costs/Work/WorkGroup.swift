import Architectures
import Interactions
import Jobs

/// Work that is compared and therefore measured together: an interaction on all its subjects, or
/// all ways to deliver a text to labels.
///
/// ```swift
/// let group = WorkGroup(.greetingTap, baseline: .mvc, others: [])
/// print(group.timed.map(\.subjectID))  // ["mvc", "again", "slowed", "floor"]
/// ```
struct WorkGroup {
  /// The name of the interaction, or `bindings`.
  let name: String
  /// The work whose times are measured; the first one is what the others are compared with.
  let timed: [MeasuredWork]
  /// The work whose counts are subtracted from those of the others to get net counts.
  let floor: MeasuredWork
  /// The models' own work, whose counts are also subtracted; `nil` if there is none.
  var models: MeasuredWork?
  /// True if each repetition opens a new screen; the memory that the screen keeps is then reported.
  var opensScreen = false
  /// The largest number of timed repetitions before the work must be prepared again.
  var maximumRepetitions = Int.max

  /// All work of the group.
  var works: [MeasuredWork] { timed + [models].compactMap(\.self) }
  /// The work that is counted.
  ///
  /// Slowed work is left out: one of its repetitions has the same counts as the first work.
  var counted: [MeasuredWork] { works.filter { !$0.isSlowed } }
}

extension WorkGroup {
  /// Creates the group of an interaction on the baseline, the controls and the other architectures.
  @MainActor init(_ interaction: Interaction, baseline: Architecture, others: [Architecture]) {
    var subjects: [MeasuredWork.Subject] = [.architecture(baseline.id), .again]
    // One interaction suffices to check that the times show one twentieth more work.
    if interaction == .greetingTap { subjects.append(.slowed) }
    subjects.append(.floor)
    subjects += others.map { .architecture($0.id) }
    let type = interaction.measured
    self.init(
      name: interaction.rawValue, timed: subjects.map { .interaction(interaction, on: $0) },
      floor: .interaction(interaction, on: .floor),
      models: type.makeModelWork() == nil ? nil : .interaction(interaction, on: .models),
      opensScreen: type.opensScreen, maximumRepetitions: type.maximumRepetitions)
  }

  /// The ways to deliver a text to labels, of which the first one is a stored closure.
  static let bindings = WorkGroup(
    name: "bindings", timed: ComparedBinding.allCases.map { .delivery($0) },
    floor: .delivery(.closure))

  /// Returns a group for each interaction that this platform supports, and one for bindings, in the
  /// order in which they are measured.
  @MainActor static func all(baseline: Architecture, others: [Architecture]) -> [WorkGroup] {
    Interaction.allCases.filter { MainLoop.isSupported || !$0.isAsynchronous }
      .map { WorkGroup($0, baseline: baseline, others: others) } + [.bindings]
  }
}
