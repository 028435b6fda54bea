import Costs
import Interactions
import Reports
import Terminal

extension CountCheck {
  /// Compares the counts of a run with those of a kept run, which was saved in a file.
  ///
  /// - Parameters:
  ///   - now: The run to check.
  ///   - kept: The kept run, which must be of the same toolchain.
  ///   - architectures: The ids of the architectures to compare; `nil` for all. The floor and
  ///     the bindings are always compared.
  init(of now: Comparison, against kept: Comparison, architectures: [String]? = nil) {
    self.init(kept: kept.environment, now: now.environment)
    let omission = Self.omission(between: kept, and: now)
    let counters = Counter.allCases.filter { counter in
      counter.isChecked && (omission == nil || !counter.dependsOnProcessor)
    }
    let keptSubjects = CountedSubject.all(of: kept, among: architectures)
    let subjects = CountedSubject.all(of: now, among: architectures)
    for subject in keptSubjects {
      let measured = subjects.first { $0.id == subject.id }
      for (work, figures) in subject.costs {
        compare(measured?[work], with: figures, of: work, in: counters)
      }
    }
    if let omission {
      notes.append(omission)
    } else if !now.environment.hasSameProcessor(as: kept.environment) {
      notes.append(
        """
        \(Self.machines(kept, now)) The floor and the models take the same instructions on both, so \
        all counts are compared.
        """)
    }
    if counters.contains(.instructions), keptSubjects.contains(where: \.lacksLayouts) {
      notes.append(Self.noteOnLayouts)
    }
    notes += Additions(to: keptSubjects, in: subjects, of: counters).notes
    if failures.contains(where: { $0.now == nil }) {
      // One of these notes gives the reason.
      notes += now.notes.map(\.line)
    } else if failures.contains(where: { $0.counter == .instructions }) {
      // This note says if the rows were counted in one layout only, which may be an unlucky one.
      notes += now.notes.filter { $0.kind == .layouts }.map(\.line)
    }
  }

  private mutating func compare(
    _ measured: DispatchFigures?, with figures: DispatchFigures, of work: MeasuredWork,
    in counters: [Counter]
  ) {
    guard let measured else {
      failures.append(Failure(architecture: work.subjectID, interaction: work.name))
      return
    }
    for counter in counters {
      guard let old = figures.counts[counter] else { continue }
      let new = measured.leastCount(counter)
      let allowance = Allowance(
        of: counter, kept: old, layouts: figures.instructionsInLayouts)
      if let new {
        compared += 1
        if counter == .instructions {
          rows += 1
          // Counts in a damaged file may be too far apart for a difference in `Int`.
          if Int128(allowance.most) - Int128(new) < Self.instructionsOfCall {
            rowsThatShowCall += 1
          }
          if let share = allowance.share, share > widest?.share ?? -1 {
            widest = Widest(architecture: work.subjectID, interaction: work.name, share: share)
          }
        }
        if new < allowance.least { shrunk += 1 }
        guard new > allowance.most else { continue }
      }
      failures.append(
        Failure(
          architecture: work.subjectID, interaction: work.name, counter: counter,
          kept: allowance.least, allowed: allowance.most, now: new))
    }
  }

  /// The largest numbers of instructions that pass a check against a kept run.
  ///
  /// Work without an allowance, such as the models' own, has none.
  static func instructionLimits(
    of kept: Comparison, architectures: [String]?
  ) -> [MeasuredWork: Int] {
    let costs = CountedSubject.all(of: kept, among: architectures).flatMap(\.costs)
    let limits = costs.compactMap { work, figures in
      figures.counts[.instructions].map { count in
        let allowance = Allowance(
          of: .instructions, kept: count, layouts: figures.instructionsInLayouts)
        return (work, allowance.most)
      }
    }
    return Dictionary(limits) { first, _ in first }
  }

  private static let noteOnLayouts = """
    Some rows of the kept run have no instructionsInLayouts. The value instructionsInLayouts is \
    the range from the smallest to the largest number of instructions in several layouts of the \
    program. A layout is the order in which the linker places functions and data. A row without \
    this range fails if the new run takes even one instruction more than the kept run. To allow \
    for the differences between layouts, save a new run on a system where several layouts can be \
    linked: compare dispatch --save FILE
    """

  /// Returns the sentences that say why instructions are not compared; `nil` if they are.
  ///
  /// Instructions of two processors are compared if the floor and the models take the same number
  /// of instructions on both. This is decided by the controls of the new run alone.
  static func omission(between kept: Comparison, and now: Comparison) -> String? {
    guard !now.environment.hasSameProcessor(as: kept.environment) else { return nil }
    let rows = [
      ("the floor", kept.controls.floor, now.controls.floor),
      ("the models", kept.controls.models, now.controls.models),
    ].flatMap { name, kept, now in
      (kept ?? [:]).inOrder.compactMap { interaction, figures in
        figures.counts[.instructions].map { count in
          (
            interaction: interaction, name: name, kept: figures, count: count,
            now: now?[interaction]?.counts[.instructions]
          )
        }
      }
    }
    let different = rows.first { row in
      let allowance = Allowance(
        of: .instructions, kept: row.count, layouts: row.kept.instructionsInLayouts)
      return row.now.map { !allowance.mayBe($0) } ?? true
    }
    if !rows.isEmpty, different == nil { return nil }
    let reason = different.map { row in
      """
      In \(row.interaction.rawValue), \(row.name) took \(row.count.grouped) instructions there and \
      \(row.now.map(\.grouped) ?? "an unknown number") here, so the check leaves out instructions.
      """
    }
    return """
      \(machines(kept, now)) \
      \(reason ?? "The kept run has no instructions of the floor, so the check leaves out instructions.")
      """
  }

  private static func machines(_ kept: Comparison, _ now: Comparison) -> String {
    """
    The kept run was made on \(kept.environment.machine), and the new run on \
    \(now.environment.machine).
    """
  }
}

/// The figures of one architecture, or of one control, in each interaction.
///
/// A control is measured for comparison. One control is the floor: the screens without an
/// architecture.
private struct CountedSubject {
  let id: String
  let costs: [(work: MeasuredWork, figures: DispatchFigures)]

  /// Creates a subject with the costs of interactions.
  init(_ id: String, _ costs: [Interaction: DispatchFigures]?, on subject: MeasuredWork.Subject) {
    self.id = id
    self.costs = (costs ?? [:]).inOrder.map { (.interaction($0, on: subject), $1) }
  }

  /// Creates the subject of all ways to deliver a text.
  init(bindings: [ComparedBinding: DispatchFigures]?) {
    id = "bindings"
    costs = (bindings ?? [:]).inOrder.map { (.delivery($0), $1) }
  }

  /// True if, in at least one interaction, instructions were counted in only one layout.
  ///
  /// A layout is the order in which the linker places functions and data.
  var lacksLayouts: Bool {
    costs.contains { _, figures in
      figures.counts[.instructions] != nil && figures.instructionsInLayouts == nil
    }
  }

  subscript(work: MeasuredWork) -> DispatchFigures? {
    costs.first { $0.work == work }?.figures
  }

  /// Returns the floor, the bindings and some architectures of a comparison; `nil` stands for all.
  static func all(of comparison: Comparison, among ids: [String]?) -> [Self] {
    let entries = comparison.architectures.filter { ids?.contains($0.id) ?? true }
    return [
      Self("floor", comparison.controls.floor, on: .floor),
      Self(bindings: comparison.controls.bindings),
    ] + entries.map { Self($0.id, $0.dispatch, on: .architecture($0.id)) }
  }
}

extension DispatchFigures {
  /// Returns the count of a counter, or `nil` if the counter has no count.
  ///
  /// If instructions were counted in several layouts, the result is the smallest number. A layout
  /// is the order in which the linker places functions and data. Some layouts add instructions that
  /// the code does not need. A larger number in one layout therefore does not show that the code
  /// has grown. Code that has grown has more instructions in every layout.
  fileprivate func leastCount(_ counter: Counter) -> Int? {
    counter == .instructions
      ? instructionsInLayouts?.low ?? counts[.instructions] : counts[counter]
  }
}

extension RunEnvironment {
  fileprivate var machine: String { "\(platform), \(processor ?? "an unknown processor")" }
}

/// The counts that the new run has and the kept run lacks.
///
/// Each count has the ids of the architectures and controls in which it is new.
private struct Additions {
  private var found: [(name: String, subjects: [String])] = []

  init(to kept: [CountedSubject], in now: [CountedSubject], of counters: [Counter]) {
    for subject in now where !subject.costs.isEmpty {
      let old = kept.first { $0.id == subject.id }
      guard let old, !old.costs.isEmpty else {
        add("every interaction", of: subject)
        continue
      }
      for (work, figures) in subject.costs {
        guard let oldFigures = old[work] else {
          add(work.name, of: subject)
          continue
        }
        for counter in counters
        where figures.counts[counter] != nil && oldFigures.counts[counter] == nil {
          add("\(counter.rawValue) of \(work.name)", of: subject)
        }
      }
    }
  }

  /// An array with one note, which lists all new counts; empty if no count is new.
  var notes: [String] {
    guard !found.isEmpty else { return [] }
    let list = found.map { "\($0.name) (\($0.subjects.joined(separator: ", ")))" }
    let all = list.joined(separator: "; ")
    return ["The kept run lacks these counts, so they were not compared: \(all)."]
  }

  private mutating func add(_ name: String, of subject: CountedSubject) {
    if let index = found.firstIndex(where: { $0.name == name }) {
      found[index].subjects.append(subject.id)
    } else {
      found.append((name, [subject.id]))
    }
  }
}
