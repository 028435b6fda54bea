extension Counter {
  /// The counter of the bytes that an interaction allocates and does not free.
  package static let liveBytes = Counter(
    "liveBytes", title: "live bytes", place: .memory,
    meaning: "Allocated bytes that the new screen and its views keep.",
    scope: .interactionsThatBuild
  ) { $0.liveBytes }
}
