/// An interaction with a screen that can be repeated without other work in between.
///
/// A repetition sends UIKit's own event to a control that was found before. The measurement
/// therefore adds little cost, and the same cost for every subject (an architecture or the floor).
@MainActor package protocol MeasuredInteraction: RepeatedWork {
  /// The name of the interaction in a comparison, such as `greeting-tap`.
  nonisolated static var id: String { get }
  /// A sentence that says from which event until which result the interaction is measured.
  nonisolated static var meaning: String { get }
  /// True if the interaction needs a platform on which `MainLoop` can run queued jobs.
  nonisolated static var isAsynchronous: Bool { get }
  /// True if the interaction builds a new screen, whose memory is reported, too.
  nonisolated static var buildsScreen: Bool { get }
  /// The largest number of repetitions before the interaction is prepared again.
  nonisolated static var maximumRepetitions: Int { get }

  /// Builds one screen of the subject, or one for each repetition, and checks the state before the
  /// interaction.
  ///
  /// - Throws: `WrongScreen` when a screen is not in the expected state.
  init(on subject: Subject, repetitions: Int) throws(WrongScreen)

  /// Returns a function that does the work of the models in one repetition; `nil` if the models
  /// have no work.
  ///
  /// The models are the code that all architectures share, so every screen needs this work.
  static func makeModelWork() -> (@MainActor () -> Void)?

  /// Checks that every screen on which the interaction was performed shows the result.
  ///
  /// - Throws: `WrongScreen` when a screen shows something else.
  func check() throws(WrongScreen)

  /// Removes the screen from its navigation stack if the screen is on one.
  func end()
}

extension MeasuredInteraction {
  package nonisolated static var isAsynchronous: Bool { false }
  package nonisolated static var buildsScreen: Bool { false }
  package nonisolated static var maximumRepetitions: Int { .max }

  package static func makeModelWork() -> (@MainActor () -> Void)? { nil }

  package func end() {}
}

/// The error of a screen that is not in the expected state.
package struct WrongScreen: Error, Equatable {
  package let problem: String
}

/// The types of all measured interactions, in the order in which a person meets them.
package var allInteractions: [any MeasuredInteraction.Type] {
  [
    GreetingBuild.self, GreetingTap.self, GreetingDrop.self,
    ProfileBuild.self, ProfileCached.self, ProfileFailed.self, ProfileRetried.self,
    NameRefused.self, NameSaved.self, ProfileDrop.self,
  ]
}
