import Costs
import Reports

extension Comparison {
  /// Returns the words in the dispatch tables, such as `floor`, with their meanings.
  ///
  /// - Parameters:
  ///   - baseline: The architecture with which the ratios compare the other architectures.
  ///   - isComplete: True if the report also shows the table of further counts. The result then
  ///     contains the words of this table, too.
  /// - Returns: The words, in the order of the legend.
  func dispatchTerms(baseline: Entry, isComplete: Bool) -> [Report.Term] {
    let name = baseline.name
    let words = [
      (
        "±",
        """
        The count in the column to the left, minus the count of \(name) in that column. The sign = \
        stands for equal counts. The columns net and price share one column ±, because their \
        differences are always equal.
        """
      ),
      (
        "models' share",
        """
        The counts of the models' own work, which is the same in every architecture. The net \
        counts of an architecture include neither these counts nor those of the floor. In the rows \
        "floor" and "models' share", the column net shows all instructions of the row.
        """
      ),
      (
        "time, ns",
        """
        The time of one interaction: the measured time of \(name), multiplied by the ratio in the \
        same row.
        """
      ),
      (
        "ratio",
        """
        The time divided by the time of \(name) in the same round of the measurement. The sign ≈ \
        marks a ratio that differs from 1 only within the noise. There are two such cases. In the \
        first case, the 95% interval of the ratio includes 1. In the second case, the 95% interval \
        in the row "\(name) again" has an end that is at least as far from 1 as the ratio is.
        """
      ),
      (
        "95% interval",
        """
        If the same code is built again, the new ratio should lie in this interval in about 95 of \
        100 cases. The interval is computed from launches of the program in different layouts. A \
        layout is the order in which the linker places functions and data.
        """
      ),
      (
        "floor",
        """
        The screen of the interaction, built without an architecture: the action of a control sets \
        the views directly.
        """
      ),
      ("\(name) again", "The baseline, measured a second time; its ratio should be about 1."),
    ]
    let interval = [
      (
        "interval, ns",
        """
        The 95% interval of the ratio, with both ends multiplied by the time of \(name). Only the \
        interval in the row \(name) has another meaning: it shows how much the speed of the \
        machine changed during the measurement.
        """
      )
    ]
    let memory = [
      (
        "Memory",
        """
        The live bytes of each screen after it has appeared. Live bytes have been allocated and \
        not freed.
        """
      )
    ]
    var counters =
      CounterColumn.columns(.main) + (isComplete ? CounterColumn.columns(.further) : [])
    if controls.bindings != nil {
      let ids = Set(counters.map(\.id))
      counters += Self.bindingsColumns.filter { !ids.contains($0.id) }
    }
    // A kept run may have an interaction that is not measured any more.
    let known = interactions.compactMap { name in
      DispatchRun.meaning(ofInteraction: name).map { (name, $0) }
    }
    var all = known + words + interval
    all += counters.map { ($0.title, $0.meaning) }
    if memoryTable(baseline: baseline) != nil {
      all += memory + CounterColumn.columns(.memory).map { ($0.title, $0.meaning) }
    }
    all += wordsOfBindings
    return all.map { Report.Term(term: $0.0, meaning: $0.1) }
  }
}
