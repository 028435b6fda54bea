extension CommandLine {
  /// The first argument that is not text in UTF-8, as far as it is some; `nil` if there is none.
  ///
  /// In `arguments` it has become another, which may name another file.
  package static var argumentThatIsNoText: String? {
    (0..<Int(argc)).lazy.compactMap { unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { String(cString: $0) }
  }
}
