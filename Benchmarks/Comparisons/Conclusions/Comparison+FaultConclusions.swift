import CodeSizes
import Mutation
import Terminal

/// An architecture with the number of its code lines, and the faults that were put into it.
private struct FaultyModule {
  let entry: Comparison.Entry
  let lines: Int
  let faults: MutationFigures

  /// The number of faults that no test without a view notices, divided by the number of faults.
  var share: Double { Double(faults.faultsThatNeedView) / Double(faults.faults) }

  var percentage: String { Comparisons.percentage(faults.faultsThatNeedView, of: faults.faults) }

  /// True if this architecture has less code than the other one, and a smaller share of its faults
  /// needs a view.
  func isBetter(than other: FaultyModule) -> Bool {
    lines < other.lines && share < other.share
  }
}

extension Comparison {
  /// Returns a sentence on the code lines of the architecture whose faults need a view least.
  ///
  /// The sentence compares the architecture with the baseline. If it is the baseline itself, the
  /// sentence compares it with the smallest other architecture. The result is `nil` if code lines
  /// and faults are known for fewer than two architectures, or if all shares are equal.
  func codeForFindingFaults(baseline: Entry?) -> String? {
    let modules = faultyModules
    guard let best = modules.min(by: { ($0.share, $0.lines) < ($1.share, $1.lines) }) else {
      return nil
    }
    let others = modules.filter { $0.share > best.share }
    guard
      let compared = others.first(where: { $0.entry.id == baseline?.id })
        ?? others.min(by: { $0.lines < $1.lines })
    else { return nil }
    return """
      \(compared.lines < best.lines ? "Finding faults without a view costs code: in" : "In") \
      \(best.entry.name) (\(best.lines.grouped) lines of code), only \(best.percentage) of the \
      faults need a view; in \(compared.entry.name) (\(compared.lines.grouped) lines), \
      \(compared.share == 1 ? "all do" : "\(compared.percentage) do").
      """
  }

  /// The sentence that names the best architecture, and all architectures that are worse.
  ///
  /// An architecture is better than another one if it has fewer code lines, and a smaller share of
  /// its faults needs a view. The best architecture is better than the largest number of others.
  /// The value is `nil` if no architecture is better than another one.
  var moreCodeForFewerFaultsFound: String? {
    let modules = faultyModules
    let ranked = modules.map { module in
      (module, worse: modules.filter(module.isBetter(than:)))
    }
    guard
      let (best, worse) = ranked.max(by: {
        ($0.worse.count, -$0.0.lines) < ($1.worse.count, -$1.0.lines)
      }), !worse.isEmpty
    else { return nil }
    return """
      \(worse.map(\.entry).listed) \(worse.count == 1 ? "takes" : "take") more code than \
      \(best.entry.name), and a larger share of \(worse.count == 1 ? "its" : "their") faults needs \
      a view.
      """
  }

  private var faultyModules: [FaultyModule] {
    architectures.compactMap { entry in
      guard let size = entry.size, let mutation = entry.mutation, mutation.figures.faults > 0
      else { return nil }
      return FaultyModule(entry: entry, lines: size.total.codeLines, faults: mutation.figures)
    }
  }
}
