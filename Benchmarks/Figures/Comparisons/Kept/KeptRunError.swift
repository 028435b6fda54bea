import Terminal

/// The reason why a new run cannot be compared with a kept run.
///
/// A kept run is an earlier run that was saved in a file. The description of the error gives advice
/// on what to do.
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
        There are no counters of dispatch in \(path.quoted), so there is nothing to compare with.
        Save a run that has counters: compare dispatch --save FILE
        """
    case .otherToolchain(let kept, let now):
      return """
        The counters of runs with different toolchains cannot be compared.
        Kept run: \(version(kept)). This run: \(version(now)).
        Use the toolchain of the kept run, or save a new run: compare dispatch --save FILE
        """
    case .notKept(let architectures, let kept):
      return """
        The kept run has no counters of \(list(architectures)), only of \(list(kept)).
        After --architecture, give only ids that the kept run has, or save a new run: \
        compare dispatch --save FILE
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
