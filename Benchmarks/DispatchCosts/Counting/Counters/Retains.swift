extension Counter {
  /// Strong references that the Swift runtime was asked to add, weak loads excepted.
  package static let retains = Counter(
    "retains", title: "retains", place: .besideTimes,
    meaning: "Strong references that are added."
  ) { $0.calls(of: .retain) }
}
