extension Counter {
  /// The counter of the bytes in allocated blocks that were not freed again.
  package static let liveBytes = Counter(
    "liveBytes", title: "live bytes", place: .further,
    meaning: "Of the bytes, those that the new screen keeps, including its views.",
    scope: .interactionsThatBuild
  ) { $0.liveBytes }
}
