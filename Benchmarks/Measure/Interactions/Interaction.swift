/// An interaction with a screen whose cost is measured, such as a tap on a button.
///
/// The raw value is the name in figures and on the command line. The cases have the order of the
/// comparison: the building, opening and leaving of screens come first, since architectures differ
/// much there.
package enum Interaction: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case greetingBuild = "greeting-build"
  case greetingOpen = "greeting-open"
  case greetingLeave = "greeting-leave"
  case profileBuild = "profile-build"
  case profileOpen = "profile-open"
  case profileLeave = "profile-leave"
  case greetingTap = "greeting-tap"
  case profileCached = "profile-cached"
  case profileFailed = "profile-failed"
  case profileRetried = "profile-retried"
  case nameTyped = "name-typed"
  case nameRefused = "name-refused"
  case nameSaved = "name-saved"

  /// The type of the work that a measurement repeats.
  package var measured: any MeasuredInteraction.Type {
    switch self {
    case .greetingBuild: GreetingBuild.self
    case .greetingOpen: GreetingOpen.self
    case .greetingLeave: GreetingLeave.self
    case .profileBuild: ProfileBuild.self
    case .profileOpen: ProfileOpen.self
    case .profileLeave: ProfileLeave.self
    case .greetingTap: GreetingTap.self
    case .profileCached: ProfileCached.self
    case .profileFailed: ProfileFailed.self
    case .profileRetried: ProfileRetried.self
    case .nameTyped: NameTyped.self
    case .nameRefused: NameRefused.self
    case .nameSaved: NameSaved.self
    }
  }

  /// A sentence that says from which event until which result the interaction is measured.
  package var meaning: String { measured.meaning }
  /// True if the interaction needs a platform on which `MainLoop` can run queued jobs.
  package var isAsynchronous: Bool { measured.isAsynchronous }
}
