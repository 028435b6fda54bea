import Reports

extension Counter {
  /// The counter of the bytes that an interaction allocates and does not free.
  ///
  /// For an interaction that opens a screen, these bytes are the memory that the new screen holds
  /// after it has appeared. The objects that the screen creates only when it appears are included.
  /// The window is created before the interaction, so it does not count. The same holds for the
  /// objects that are given to the screen, such as its service.
  package static let liveBytes = Counter(
    "liveBytes", label: "live bytes", sameness: .factor(1.05),
    meaning:
      """
      Allocated bytes that a new screen keeps after its first appearance, with its views and \
      without the window.
      """,
    scope: .interactionsThatOpen
  ) { $0.liveBytes }
}
