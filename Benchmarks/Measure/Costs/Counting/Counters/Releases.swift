extension Counter {
  /// The counter of strong references that are dropped by functions such as `swift_release`.
  ///
  /// A call with null instead of an object counts as well, since the program makes the call.
  package static let releases = Counter(
    "releases", meaning: "The number of strong references that are dropped."
  ) { $0.calls(of: .release) }
}
