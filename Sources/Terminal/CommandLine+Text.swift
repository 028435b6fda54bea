extension CommandLine {
  /// The first argument that is not text in UTF-8; `nil` if all arguments are.
  ///
  /// A replacement character stands for each byte that is not text. `arguments` has the same
  /// replacements, so that the changed argument may name another file.
  package static var argumentThatIsNoText: String? {
    (0..<Int(argc)).lazy.compactMap { unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { String(cString: $0) }
  }
}
