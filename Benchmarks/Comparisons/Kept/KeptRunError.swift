import Terminal

/// A kept run that nothing can be compared with, with what to do about it.
package enum KeptRunError: Error, Equatable {
  case noDispatch(String)
  case otherToolchain(kept: String?, now: String?)
  case notKept(architectures: [String], kept: [String])
}

extension KeptRunError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noDispatch(let path):
      return """
        There are no counters of dispatch in \(path.quoted).
        Save a run that has some: compare dispatch --save FILE
        """
    case .otherToolchain(let kept, let now):
      return """
        Counters of different toolchains cannot be compared.
        Kept: \(version(kept)). Now: \(version(now)).
        Use the toolchain of the kept run, or save anew: compare dispatch --save FILE
        """
    case .notKept(let architectures, let kept):
      return """
        The kept run has no counters of \(list(architectures)), only of \(list(kept)).
        Ask for these, or save anew: compare dispatch --save FILE
        """
    }
  }

  private func version(_ swift: String?) -> String {
    swift.map { "Swift \($0.printable)" } ?? "an unknown version"
  }

  private func list(_ ids: [String]) -> String {
    ids.map(\.printable).joined(separator: ", ")
  }
}
