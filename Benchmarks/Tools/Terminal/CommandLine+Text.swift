extension CommandLine {
  /// The first argument that is not text in UTF-8; `nil` if all arguments are text.
  ///
  /// In the returned argument, a replacement character stands for each byte that is not text. The
  /// arguments in `CommandLine.arguments` have the same replacement characters. A path among these
  /// arguments may therefore be a wrong path.
  package static var argumentThatIsNoText: String? {
    (0..<Int(argc)).lazy.compactMap { unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { String(cString: $0) }
  }
}
