/// One way of touching a screen, set up so that it can be repeated with nothing in between.
///
/// What is repeated is UIKit's own event on a control that was found beforehand, so that the
/// instrument costs little and the same for every subject.
@MainActor protocol Interaction: AnyObject {
  /// The name in the comparison, such as `greeting-tap`.
  nonisolated static var id: String { get }
  /// Whether it needs a platform on which queued jobs can be run to their end.
  nonisolated static var isAsynchronous: Bool { get }

  /// How often it is repeated before it is set up anew.
  nonisolated static var maximumRepetitions: Int { get }
  /// How long a sample should take: 100 to 200 µs, so that most samples meet no interruption.
  nonisolated static var sampleNanoseconds: Double { get }

  /// Builds the screen, or one for each repetition, and checks that the interaction has not
  /// happened yet.
  ///
  /// - Throws: `WrongScreen` when the screen is not as it should be.
  init(on subject: Subject, repetitions: Int) throws(WrongScreen)

  /// Interacts once, the measured part; at most as often as promised.
  func perform()

  /// Checks that the screen has become what the latest interaction makes of it.
  ///
  /// - Throws: `WrongScreen` when it has not.
  func check() throws(WrongScreen)

  /// Leaves the screen, if it was put on a stack.
  func end()
}

extension Interaction {
  nonisolated static var isAsynchronous: Bool { false }
  nonisolated static var maximumRepetitions: Int { .max }
  nonisolated static var sampleNanoseconds: Double { 150_000 }

  func end() {}
}

/// What is wrong with a screen.
struct WrongScreen: Error, Equatable {
  let problem: String
}

/// Every interaction that is measured, in the order in which the comparison shows them.
@MainActor let allInteractions: [any Interaction.Type] = [
  GreetingTap.self, ProfileCached.self, NameRefused.self, NameSaved.self, ProfileBuildDrop.self,
]
