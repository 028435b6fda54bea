import Interactions
import Jobs

/// One of the ways to do the same work that an experiment compares.
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
  /// The name, unique in the experiment, by which another process finds the variant.
  let id: String
  /// True if every twentieth repetition is done twice, to test that the clock notices a twentieth.
  var isSlowed = false
  /// Prepares the work for a number of repetitions, calls the function that repeats it, and checks
  /// the result.
  let run: (Int, (any RepeatedWork) throws -> Void) throws -> Void
}

extension Variant {
  /// The id of the first variant when it is measured a second time.
  nonisolated static let againID = "again"
  /// The id of the first variant when every twentieth repetition is done twice.
  nonisolated static let slowedID = "slowed"
  /// The id of the models' work alone, without a screen.
  nonisolated static let modelsID = "models"
  /// The id of the empty work, which measures the overhead of the models' variant.
  nonisolated static let nothingID = "nothing"

  /// Creates the variant that performs an interaction on a subject's screen.
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

  /// Creates the variant that does the models' part of an interaction, without a screen; `nil` if
  /// there is no such part.
  init?(modelsOf interaction: any MeasuredInteraction.Type) {
    guard interaction.makeModelWork() != nil else { return nil }
    id = Self.modelsID
    run = { _, body in try body(ModelWork(interaction.makeModelWork() ?? {})) }
  }

  /// An empty work, to subtract the overhead of the call.
  static var nothing: Variant {
    Variant(id: nothingID) { _, body in try body(ModelWork {}) }
  }

  /// Returns the variant to be measured a second time.
  func again() -> Variant {
    Variant(id: Self.againID, run: run)
  }

  /// Returns the variant with every twentieth repetition done twice.
  func slowed() -> Variant {
    Variant(id: Self.slowedID, isSlowed: true, run: run)
  }

  /// Returns the number of repetitions to perform for a requested number.
  func count(for repetitions: Int) -> Int {
    isSlowed ? repetitions + repetitions / 20 : repetitions
  }
}

private final class ModelWork: RepeatedWork {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
  }

  func perform() {
    work()
  }
}
