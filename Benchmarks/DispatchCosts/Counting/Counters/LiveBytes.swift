extension Counter {
  /// The bytes of the allocated blocks that were not freed again.
  package static let liveBytes = Counter(
    "liveBytes", title: "live bytes", place: .further,
    meaning: "Of the bytes, those that the screen that was built keeps, its views included.",
    scope: .interactionsThatBuild
  ) { $0.liveBytes }
}
