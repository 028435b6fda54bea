extension Counter {
  /// The counter of strong references that the Swift runtime is asked to add, except for weak
  /// loads.
  package static let retains = Counter(
    "retains", title: "retains", place: .besideTimes,
    meaning: "Strong references that are added."
  ) { $0.calls(of: .retain) }
}
