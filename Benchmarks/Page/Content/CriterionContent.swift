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
          The share of the faults that tests without a view notice. It also rises with more code \
          outside of the view controllers, so a larger share alone is no better result.
          """,
        isBetterIfLower: false, entries
      ) { entry in
        (entry.mutation?.figures).flatMap { figures in
          FigureValue.share(figures.faults - figures.faultsThatNeedView, of: figures.faults)
        }
      },
      count(
        "needView", "faults that need a view", aim: "",
        """
        The number of faults that no test without a view notices. More code has more places for \
        faults.
        """, entries
      ) { $0.mutation?.figures.faultsThatNeedView },
      Self(
        id: "instructions", name: "instructions for a saved name", aim: "speed",
        meaning: """
          The instructions that the pattern adds when a name is saved, as a range if the layout of \
          the program moves them.
          """,
        isBetterIfLower: true, entries
      ) { $0.addedInstructions },
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
    _ count: (Comparison.Entry) -> Int?
  ) -> Self {
    Self(
      id: id, name: name, aim: aim, meaning: meaning, isBetterIfLower: true, entries
    ) { entry in
      count(entry).map { .count($0) }
    }
  }

  private init(
    id: String, name: String, aim: String, meaning: String, isBetterIfLower: Bool,
    _ entries: [Comparison.Entry], _ value: (Comparison.Entry) -> FigureValue?
  ) {
    self.id = id
    self.name = name
    self.aim = aim
    self.meaning = meaning
    self.isBetterIfLower = isBetterIfLower
    values = Dictionary(
      entries.compactMap { entry in
        value(entry).map { (entry.id, Value(number: $0.number, text: $0.text)) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}
