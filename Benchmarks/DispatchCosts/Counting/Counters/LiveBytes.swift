extension Counter {
  /// The counter of the bytes that an interaction allocates and does not free.
  ///
  /// For an interaction that opens a screen, these bytes are the memory of the screen in use,
  /// including what the screen creates only when it appears. The window, and the objects that are
  /// given to the screen, such as its service, are created before the interaction and do not count.
  package static let liveBytes = Counter(
    "liveBytes", title: "live bytes", place: .memory,
    meaning:
      """
      Allocated bytes that a new screen keeps after its first appearance, with its views and \
      without the window.
      """,
    scope: .interactionsThatOpen
  ) { $0.liveBytes }
}
