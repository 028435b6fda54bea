extension Counter {
  /// The counter of the bytes that an interaction allocates and does not free.
  ///
  /// For an interaction that opens a screen, these are the bytes of the screen in use, with what
  /// the screen makes only when it appears. The window and the objects that a screen is given, such
  /// as its service, exist before and are left out.
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
