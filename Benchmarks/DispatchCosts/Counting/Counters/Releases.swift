extension Counter {
  /// The counter of strong references that the Swift runtime is asked to drop.
  package static let releases = Counter(
    "releases", title: "releases", place: .further,
    meaning: "Strong references that are dropped."
  ) { $0.calls(of: .release) }
}
