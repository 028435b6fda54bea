/// One way of touching a screen, set up so that it can be repeated with nothing in between.
///
/// What is repeated is UIKit's own event on a control that was found beforehand, so that the
/// instrument costs little and the same for every subject.
@MainActor protocol MeasuredInteraction: RepeatedWork {
  /// The name in the comparison, such as `greeting-tap`.
  nonisolated static var id: String { get }
  /// Whether it needs a platform on which queued jobs can be run to their end.
  nonisolated static var isAsynchronous: Bool { get }
  /// Whether its result is a new screen, whose memory is worth knowing.
  nonisolated static var buildsScreen: Bool { get }

  /// How often it is repeated before it is set up anew.
  nonisolated static var maximumRepetitions: Int { get }

  /// Builds the screen, or one for each repetition, and checks that the interaction has not
  /// happened yet.
  ///
  /// - Throws: `WrongScreen` when the screen is not as it should be.
  init(on subject: Subject, repetitions: Int) throws(WrongScreen)

  /// What a screen that does the same must ask of the models, for one repetition; `nil` if that is
  /// nothing.
  static func makeModelWork() -> (@MainActor () -> Void)?

  /// Checks that every screen has become what the interaction makes of it.
  ///
  /// - Throws: `WrongScreen` when one has not.
  func check() throws(WrongScreen)

  /// Leaves the screen, if it was put on a stack.
  func end()
}

extension MeasuredInteraction {
  nonisolated static var isAsynchronous: Bool { false }
  nonisolated static var buildsScreen: Bool { false }
  nonisolated static var maximumRepetitions: Int { .max }

  static func makeModelWork() -> (@MainActor () -> Void)? { nil }

  func end() {}
}

/// What is wrong with a screen.
struct WrongScreen: Error, Equatable {
  let problem: String
}

/// Every interaction that is measured, in the order in which a person would come to them.
@MainActor let allInteractions: [any MeasuredInteraction.Type] = [
  GreetingBuild.self, GreetingTap.self, GreetingDrop.self,
  ProfileBuild.self, ProfileCached.self, ProfileFailed.self, ProfileRetried.self,
  NameRefused.self, NameSaved.self, ProfileDrop.self,
]
