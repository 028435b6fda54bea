import Interactions
import Jobs

/// One way to do the work of an experiment, such as a tap on the screen of one architecture.
///
/// ```swift
/// let tap = Variant(GreetingTap.self, on: .floor)
/// try tap.run(3) { work in
///   for _ in 0..<3 {
///     work.prepare()
///     work.perform()
///   }
/// }
/// ```
@MainActor struct Variant: Identifiable {
  /// The name of the variant, such as `mvp` or `floor`, which is unique in the experiment.
  let id: String
  /// True if the variant does 5% more repetitions than requested.
  ///
  /// Such a variant shows if the measured times are precise enough to reveal 5% more work.
  var isSlowed = false
  /// A function that prepares the work, passes the work to a second function, and checks the
  /// result.
  ///
  /// The first argument is the largest number of repetitions. The second argument is the second
  /// function, which repeats the work.
  let run: (Int, (any RepeatedWork) throws -> Void) throws -> Void
}

extension Variant {
  /// The id of the variant that measures the work of the first variant a second time.
  nonisolated static let againID = "again"
  /// The id of the variant that does the work of the first variant with 5% more repetitions.
  nonisolated static let slowedID = "slowed"
  /// The id of the variant that does the models' work alone, without a screen.
  nonisolated static let modelsID = "models"
  /// The id of the variant that does no work.
  ///
  /// The counts of this variant are the overhead that every variant has, such as the call of its
  /// work.
  nonisolated static let nothingID = "nothing"

  /// Creates the variant that performs an interaction on a screen of a subject.
  ///
  /// A subject is an architecture or the floor, which has the same screens without an architecture.
  init(_ interaction: any MeasuredInteraction.Type, on subject: Subject) {
    id = subject.id
    run = { repetitions, body in
      do {
        let interaction = try interaction.init(on: subject, repetitions: repetitions)
        try body(interaction)
        try interaction.check()
        interaction.end()
        MainLoop.drain()
      } catch let error as WrongScreen {
        throw DispatchError.wrongScreen(
          subject: subject.name, interaction: interaction.id, problem: error.problem)
      }
    }
  }

  /// Creates the variant that does the models' work in an interaction, without a screen; `nil` if
  /// the models have no work in the interaction.
  init?(modelsOf interaction: any MeasuredInteraction.Type) {
    guard interaction.makeModelWork() != nil else { return nil }
    id = Self.modelsID
    run = { _, body in try body(interaction.makeModelWork() ?? NoWork()) }
  }

  /// The variant that does no work.
  ///
  /// The counts of this variant are the overhead that every variant has, such as the call of its
  /// work.
  static var nothing: Variant {
    Variant(id: nothingID) { _, body in try body(NoWork()) }
  }

  /// Returns a variant that measures the work of this variant a second time.
  ///
  /// The returned variant has the id `again`.
  func again() -> Variant {
    Variant(id: Self.againID, run: run)
  }

  /// Returns a variant that does the work of this variant with 5% more repetitions.
  ///
  /// The returned variant has the id `slowed`.
  func slowed() -> Variant {
    Variant(id: Self.slowedID, isSlowed: true, run: run)
  }

  /// Returns the requested number of repetitions, increased by 5% if the variant is slowed.
  func count(for repetitions: Int) -> Int {
    isSlowed ? repetitions + repetitions / 20 : repetitions
  }
}

private final class NoWork: RepeatedWork {
  func perform() {}
}
