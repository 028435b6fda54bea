/// An interaction with a screen, such as a tap, that can be repeated without other work in between.
///
/// For example, a repetition of a tap sends UIKit's own event to a button that was found before. So
/// the measurement adds little cost, and the same cost for every subject (an architecture or the
/// floor, which has the same screens without an architecture).
@MainActor package protocol MeasuredInteraction: RepeatedWork {
  /// A sentence that says from which event until which result the interaction is measured.
  nonisolated static var meaning: String { get }
  /// True if the interaction needs a platform on which `MainLoop` can run queued jobs.
  nonisolated static var isAsynchronous: Bool { get }
  /// True if the interaction opens a new screen; the memory that the screen keeps is then reported.
  nonisolated static var opensScreen: Bool { get }
  /// The largest number of repetitions before the interaction is prepared again, with new screens;
  /// by default as many as there are screens.
  nonisolated static var maximumRepetitions: Int { get }

  /// Builds one screen of the subject, or one for each repetition, and checks the state before the
  /// interaction.
  ///
  /// - Throws: `WrongScreen` when a screen is not in the expected state.
  init(on subject: Subject, repetitions: Int) throws(WrongScreen)

  /// Returns the work of the models in one repetition, without a screen; `nil` if the models have
  /// no work.
  ///
  /// The models are the code that all architectures share, so every screen needs this work. The
  /// work is an object, as the interaction is. So the call of ``RepeatedWork/perform()`` takes the
  /// same number of instructions for both.
  static func makeModelWork() -> (any RepeatedWork)?

  /// Checks that every screen on which the interaction was performed shows the result.
  ///
  /// - Throws: `WrongScreen` when a screen shows something else.
  func check() throws(WrongScreen)

  /// Removes the screen from its navigation stack if the screen is on one.
  func end()
}

extension MeasuredInteraction {
  package nonisolated static var isAsynchronous: Bool { false }
  package nonisolated static var opensScreen: Bool { false }
  package nonisolated static var maximumRepetitions: Int {
    ScreenQueue.maximumCount
  }

  package static func makeModelWork() -> (any RepeatedWork)? { nil }

  package func end() {}
}

/// The error that a screen is not in the expected state.
package struct WrongScreen: Error, Equatable {
  package let problem: String
}
