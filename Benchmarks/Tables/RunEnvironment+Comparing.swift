extension RunEnvironment {
  /// True if both were surely made with the same compiler; else their counts cannot be compared.
  package func hasSameToolchain(as other: Self) -> Bool {
    swift != nil && swift == other.swift
  }

  /// True if both surely ran on the same kind of machine.
  ///
  /// On another one, libraries choose other instructions for the same work.
  package func hasSameProcessor(as other: Self) -> Bool {
    processor != nil && processor == other.processor && platform == other.platform
  }
}
