extension Counter {
  /// The counter of strong references that are added by functions such as `swift_retain`.
  ///
  /// Strong references that come from loading a weak reference have a counter of their own. A call
  /// of `swift_retain_n` counts as many references as it adds.
  package static let retains = Counter(
    "retains", meaning: "The number of strong references that are added."
  ) { $0.calls(of: .retain) }
}
