/// The words by which sentences name the measured interactions.
enum InteractionWords {
  /// The words for each interaction, by its id, such as `showing a cached profile`.
  static let all = [
    "greeting-build": "building a greeting screen",
    "greeting-open": "opening a greeting screen",
    "greeting-drop": "releasing a greeting screen",
    "profile-build": "building a profile screen",
    "profile-open": "opening a profile screen",
    "profile-drop": "releasing a profile screen",
    "greeting-tap": "showing a greeting after a tap",
    "profile-cached": "showing a cached profile",
    "profile-failed": "showing why a profile did not load",
    "profile-retried": "showing a profile after a retry",
    "name-refused": "showing why a name is refused",
    "name-saved": "saving a name",
  ]

  /// Returns the words for an interaction; its id if a kept comparison names an unknown one.
  static func words(for id: String) -> String { all[id] ?? id }
}
