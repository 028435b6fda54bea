import Jobs

/// One of several ways to do the same, of which each is measured.
@MainActor struct Variant: Identifiable {
  /// The name by which another process finds it.
  let id: String
  /// Whether every twentieth repetition is done twice, to see whether a twentieth is noticed.
  var isSlowed = false
  /// Sets the work up for a number of repetitions, lets the function do them, and checks what came
  /// of it.
  let run: (Int, (any RepeatedWork) throws -> Void) throws -> Void
}

extension Variant {
  /// The first variant a second time.
  nonisolated static let againID = "again"
  /// The first variant with every twentieth repetition done twice.
  nonisolated static let slowedID = "slowed"
  /// What is asked of the models, with no screen around it.
  nonisolated static let modelsID = "models"
  /// What the models' variant takes by itself, which is none of the models' work.
  nonisolated static let nothingID = "nothing"

  /// An interaction on one subject.
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

  /// What an interaction asks of the models, with no screen around it.
  init?(modelsOf interaction: any MeasuredInteraction.Type) {
    guard interaction.makeModelWork() != nil else { return nil }
    id = Self.modelsID
    run = { _, body in try body(ModelWork(interaction.makeModelWork() ?? {})) }
  }

  /// Nothing, asked of nobody.
  static var nothing: Variant {
    Variant(id: nothingID) { _, body in try body(ModelWork {}) }
  }

  func again() -> Variant {
    Variant(id: Self.againID, run: run)
  }

  func slowed() -> Variant {
    Variant(id: Self.slowedID, isSlowed: true, run: run)
  }

  /// How many repetitions are done where a number is asked for.
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
