extension CommandLine {
  /// The first argument that is not text in UTF-8; `nil` if all arguments are text.
  ///
  /// In the returned argument a replacement character stands for each byte that is not text. The
  /// array `arguments` has these replacement characters too, so a path in it may be a wrong path.
  package static var argumentThatIsNoText: String? {
    (0..<Int(argc)).lazy.compactMap { unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { String(cString: $0) }
  }
}
