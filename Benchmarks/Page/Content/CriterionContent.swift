import Costs
import Figures
import Reports
import Sizes
import Terminal
import Testability

/// A figure by which readers compare architectures, with one number for each of them.
///
/// The page draws these figures against each other, and adds them up with the weights of its
/// reader.
struct CriterionContent: Encodable, Equatable {
  struct Value: Encodable, Equatable {
    var number: Double
    var text: String
    /// The ids of the other architectures whose value is about the same.
    ///
    /// Equal values are not listed unless a rule says which values are about the same.
    var same: [String] = []
  }

  let id: String
  let name: String
  /// The aim that a reader can give a weight, such as `little code`.
  ///
  /// The aim is empty if more is neither better nor worse.
  let aim: String
  let meaning: String
  let isBetterIfLower: Bool
  /// The values of the architectures; the key is the architecture's id.
  ///
  /// An architecture whose figure was not measured is left out.
  let values: [String: Value]

  /// Returns the criteria, in the order of the page's sliders.
  static func all(of comparison: Comparison) -> [Self] {
    let entries = comparison.architectures
    return [
      count("codeLines", "code lines", aim: "little code", "The code lines of the module.", entries)
      { $0.size?.total.codeLines },
      Self(
        id: "found", name: "faults found without a view", aim: "faults found without a view",
        meaning: """
          The share of the faults that tests without a view notice; \(FaultShare.rule).
          """,
        isBetterIfLower: false, entries,
        areAboutSame: { one, other in
          guard let share = one.mutation?.figures.foundWithoutView,
            let reference = other.mutation?.figures.foundWithoutView
          else { return false }
          return share.isAboutSame(as: reference)
        }
      ) { entry in
        (entry.mutation?.figures).flatMap { figures in
          FigureValue.share(figures.faults - figures.faultsThatNeedView, of: figures.faults)
            .map { Value(number: $0.number, text: $0.text) }
        }
      },
      count(
        "needView", "faults that need a view", aim: "",
        """
        The number of faults that no test without a view notices. More code has more places for \
        faults, so compare the shares of architectures of different sizes.
        """, entries
      ) { $0.mutation?.figures.faultsThatNeedView },
      count(
        "instructions", "instructions for a saved name", aim: "speed",
        """
        The instructions that the pattern adds when a name is saved. A difference that another \
        layout of the program can make, \(Comparison.Entry.layoutToleranceText), is none.
        """, entries,
        areAboutSame: { one, other in
          guard let cost = one.addedInstructions, let reference = other.addedInstructions else {
            return false
          }
          return cost.isAboutSame(as: reference)
        }
      ) { $0.addedInstructions?.value },
      count(
        "bytes", "bytes in use", aim: "memory",
        "The bytes that a profile screen keeps once it has appeared.", entries
      ) { $0.figures(of: "profile-open")?.counts[.liveBytes] },
      count(
        "testLines", "lines of view-free tests", aim: "", "The code lines of the view-free tests.",
        entries
      ) { $0.coverage?.testCodeLines },
    ]
  }

  private static func count(
    _ id: String, _ name: String, aim: String, _ meaning: String, _ entries: [Comparison.Entry],
    areAboutSame: (Comparison.Entry, Comparison.Entry) -> Bool = { _, _ in false },
    _ count: (Comparison.Entry) -> Int?
  ) -> Self {
    Self(
      id: id, name: name, aim: aim, meaning: meaning, isBetterIfLower: true, entries,
      areAboutSame: areAboutSame
    ) { entry in
      count(entry).map { Value(number: Double($0), text: $0.grouped) }
    }
  }

  private init(
    id: String, name: String, aim: String, meaning: String, isBetterIfLower: Bool,
    _ entries: [Comparison.Entry], areAboutSame: (Comparison.Entry, Comparison.Entry) -> Bool,
    _ value: (Comparison.Entry) -> Value?
  ) {
    self.id = id
    self.name = name
    self.aim = aim
    self.meaning = meaning
    self.isBetterIfLower = isBetterIfLower
    values = Dictionary(
      entries.compactMap { entry in
        guard var value = value(entry) else { return nil }
        value.same = entries.filter { $0.id != entry.id && areAboutSame(entry, $0) }.map(\.id)
        return (entry.id, value)
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Comparison.Entry {
  fileprivate func figures(of interaction: String) -> DispatchFigures? {
    dispatch?.first { $0.interaction == interaction }
  }
}
