extension CommandLine {
  /// The first argument that is not text in UTF-8, with marks for what is not text; `nil` if all are.
  ///
  /// In `arguments` such an argument is changed, and may name another file.
  package static var argumentThatIsNoText: String? {
    (0..<Int(argc)).lazy.compactMap { unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { String(cString: $0) }
  }
}
