import CodeSizes
import Coverage
import Scenarios
import Terminal

/// An architecture with the number of its code lines, and the number of requirements that its
/// tests prove without a view.
private struct Proof {
  let entry: Comparison.Entry
  let lines: Int
  let proved: Int
}

extension Comparison {
  /// Returns sentences on the code lines of the architectures with the most proofs.
  ///
  /// The architectures with the most proofs are those whose tests prove the most requirements
  /// without a view. The sentences compare these architectures with the baseline. If the baseline
  /// itself has the most proofs, the comparison is with the smallest architecture that proves fewer
  /// requirements. The result is `nil` if code lines and proofs are known for fewer than two
  /// architectures.
  func codeForProof(baseline: Entry?) -> String? {
    let proofs = proofs
    let best = mostProofs
    let lines = best.map(\.lines)
    guard proofs.count > 1, let most = best.first?.proved, let least = lines.min(),
      let highest = lines.max()
    else { return nil }
    let total = Requirement.all.count
    let code = "\(rangeText(least.grouped, highest.grouped)) lines of code"
    guard most > 0 else {
      return """
        None of the \(proofs.count) architectures has a test that proves a requirement without a \
        view.
        """
    }
    let others = proofs.filter { $0.proved < most }
    guard
      let compared = others.first(where: { $0.entry.id == baseline?.id })
        ?? others.min(by: { $0.lines < $1.lines })
    else {
      return """
        The tests of each of the \(proofs.count) architectures prove \(most) of \(total) \
        requirements without a view. These architectures have \(code).
        """
    }
    return """
      \(compared.lines < least ? "Proof without a view costs code: the" : "The") tests of \
      \(best.map(\.entry).listed) prove the most requirements without a view, \(most) of \(total). \
      \(best.count == 1 ? "This architecture has" : "These architectures have") \(code). The tests \
      of \(compared.entry.name) prove \
      \(compared.proved == 0 ? "none" : compared.proved.grouped), and \(compared.entry.name) has \
      \(compared.lines.grouped) lines.
      """
  }

  /// The sentence on the differences in code between the architectures with the most proofs.
  ///
  /// The architectures with the most proofs are those whose tests prove the most requirements
  /// without a view. The smallest of these architectures is compared with the others. The sentence
  /// names the others that have at least 10% more code. The value is `nil` if only one architecture
  /// has the most proofs, or if no architecture proves a requirement.
  var codeWithoutMoreProof: String? {
    let best = mostProofs
    guard best.count > 1, best.allSatisfy({ $0.proved > 0 }),
      let least = best.map(\.lines).min(), least > 0
    else { return nil }
    let leanest = best.filter { $0.lines == least }.map(\.entry).listed
    let larger = best.filter { $0.lines * 10 >= least * 11 }
    let additions = larger.map { $0.lines - least }
    guard let low = additions.min(), let high = additions.max() else {
      return """
        Of the \(best.count) architectures that prove the most requirements without a view, none \
        has 10% more code than the leanest, \(leanest).
        """
    }
    let additional = rangeText(percentage(low, of: least), percentage(high, of: least))
    return """
      \(larger.map(\.entry).listed) \(larger.count == 1 ? "proves" : "prove") no more \
      requirements than \(leanest), with \(additional) more code.
      """
  }

  private var proofs: [Proof] {
    architectures.compactMap { entry in
      guard let size = entry.size, let coverage = entry.coverage else { return nil }
      return Proof(
        entry: entry, lines: size.total.codeLines, proved: coverage.requirementsViewFree.count)
    }
  }

  /// The architectures that prove the most requirements without a view.
  private var mostProofs: [Proof] {
    let most = proofs.map(\.proved).max()
    return proofs.filter { $0.proved == most }
  }
}
