extension RunEnvironment {
  /// Returns true if both environments are known to have the same Swift compiler.
  ///
  /// The counts of runs with different compilers cannot be compared.
  package func hasSameToolchain(as other: Self) -> Bool {
    swift != nil && swift == other.swift
  }

  /// Returns true if both environments are known to have the same processor model and platform.
  ///
  /// On another processor, libraries choose other instructions for the same work.
  package func hasSameProcessor(as other: Self) -> Bool {
    processor != nil && processor == other.processor && platform == other.platform
  }
}
