import Reports
import Sizes
import Terminal
import Testability

extension Comparison {
  /// A figure that a table shows for each architecture, such as its number of code lines.
  package typealias EntryFigure = Figure<Entry>

  /// The figures on how the code of an architecture is divided into roles and functions.
  package static var distribution: [EntryFigure] {
    let ofRoles: [EntryFigure] = [
      EntryFigure(
        "largest role's share of the code",
        "The code lines of the largest role, as a share of the module's code lines.",
        best: .lowest
      ) { entry in
        entry.size.flatMap { size in
          .share(size.roles.values.map(\.size.codeLines).max() ?? 0, of: size.total.codeLines)
        }
      },
      EntryFigure(
        "roles",
        "The number of roles that have files in the module; more is neither better nor worse.",
        best: nil
      ) {
        ($0.size?.roles.count).map { .count($0) }
      },
      references(
        "references to values",
        """
        The number of times that one role names a struct or enum of another role; more is neither \
        better nor worse.
        """, \.values),
      references(
        "references to behaviour",
        """
        The number of times that one role names a class, actor or protocol of another role; more \
        is neither better nor worse.
        """, \.behaviour),
      EntryFigure(
        "lines of assembly",
        """
        The code lines of the functions that put a screen together. There are 0 lines if an app \
        creates the view controller directly, because the view controller then makes its own \
        parts. Less is not always better.
        """, best: nil
      ) { ($0.size?.assemblyLines).map { .count($0) } },
    ]
    let ofModules = [CodeSizeFigures.mutableProperties] + CodeSizeFigures.functionLengths
    return ofRoles + ofModules.map { $0.of { $0.size?.total } }
  }

  private static func references(
    _ label: String, _ meaning: String, _ count: @escaping (RoleSize.References) -> Int
  ) -> EntryFigure {
    Figure(label, meaning, best: nil) { entry in
      entry.size.map { size in
        .count(size.roles.values.flatMap(\.uses.values).reduce(0) { $0 + count($1) })
      }
    }
  }

  /// The figures on an architecture's tests, such as the faults that need a view.
  package static var testability: [EntryFigure] {
    [
      mutation(
        "faults",
        """
        Small changes were put into the code, one at a time. If a scenario notices a change, a \
        person would notice it, too, and the change is called a fault. More faults are neither \
        better nor worse.
        """, nil
      ) { .count($0.faults) },
      faultsThatNeedView,
      people(
        "faults of people that need a view",
        """
        Tests/Faults has mistakes that a person could have made. They were put into the code, one at \
        a time. These are the ones that no view-free test notices. They are too few to rank \
        architectures by.
        """, \.faultsThatNeedView),
      coverage(
        "lines needing a view",
        "Executable lines that the scenarios execute, and no view-free test does.", .lowest
      ) {
        .count($0.linesNeedingView)
      },
      coverage(
        "lines reached by view-free tests",
        "The share of the module's executable lines that the view-free tests execute.", .highest
      ) { .share($0.viewFree.linesCovered, of: $0.viewFree.lines) },
      coverage(
        "lines reached by scenarios",
        "The share of the module's executable lines that the scenarios execute.", .highest
      ) { .share($0.scenarios.linesCovered, of: $0.scenarios.lines) },
      coverage(
        "view-free tests",
        """
        The tests that execute no function of a view; more is neither better nor worse. The \
        scenarios test the screens.
        """, nil
      ) { .count($0.tests) },
      coverage(
        "lines of view-free tests",
        "The code lines of the view-free tests; more is neither better nor worse.", nil
      ) {
        .count($0.testCodeLines)
      },
      coverage("test doubles", "Types that replace other types in the view-free tests.", .lowest) {
        .count($0.testDoubles)
      },
      coverage(
        "running time of view-free tests",
        """
        The shortest of three runs of the view-free tests, one test after the other, in an \
        unoptimised build with coverage.
        """, nil
      ) { coverage in
        coverage.testSeconds.map { FigureValue(number: $0, text: "\((1000 * $0).fixed(0)) ms") }
      },
    ]
  }

  /// The number of faults that no test without a view notices, with their share of all faults.
  static var faultsThatNeedView: EntryFigure {
    mutation(
      "faults that need a view",
      """
      The faults that no view-free test notices, and their share of all faults. Such a fault is \
      found only with a screen, as by a scenario or by a person. The share also falls with more \
      code outside of the view controllers, so none is marked as the best.
      """, nil
    ) { figures in
      figures.shareThatNeedsView.map { share in
        FigureValue(
          number: share.number, text: "\(figures.faultsThatNeedView.grouped) (\(share.text))")
      }
    }
  }

  /// Returns the figures on the amount of code to write and to read.
  ///
  /// One of the figures is the number of the code lines of the screen Greeting, divided by the
  /// number that the baseline has for this screen.
  static func easeOfUse(baseline: Entry?) -> [EntryFigure] {
    let greeting = baseline?.size?.features["Greeting"]?.codeLines
    let name = baseline?.name ?? "the baseline"
    let lines = CodeSizeFigures.codeLines
    let all = [
      EntryFigure("code lines", lines.meaning, best: .lowest) {
        ($0.size?.total.codeLines).map { .count($0) }
      },
      feature(
        "Greeting",
        """
        The code lines of Greeting, the smallest screen, without what Shared has for it. An \
        architecture can hardly have fewer code lines for a screen.
        """),
      EntryFigure(
        "Greeting, times \(name)'s",
        "The code lines of the screen Greeting, divided by those of the same screen in \(name).",
        best: .lowest
      ) { entry in
        guard let greeting, let own = entry.size?.features["Greeting"]?.codeLines else {
          return nil
        }
        return .multiple(own, of: greeting)
      },
      feature("Profile", "The code lines of Profile, the larger screen."),
      feature("Shared", "The code lines that the screens Greeting and Profile share."),
    ]
    return all
      + (CodeSizeFigures.details + CodeSizeFigures.machineCode).map { $0.of { $0.size?.total } }
  }

  private static func mutation(
    _ label: String, _ meaning: String, _ best: BestValue?,
    _ value: @escaping (MutationFigures) -> FigureValue?
  ) -> EntryFigure {
    Figure(label, meaning, best: best) { ($0.mutation?.figures).flatMap(value) }
  }

  private static func people(
    _ label: String, _ meaning: String, _ part: @escaping (MutationFigures) -> Int
  ) -> EntryFigure {
    Figure(label, meaning, best: nil) { entry in
      (entry.mutation?.faultsOfPeople).map { figures in
        FigureValue(
          number: Double(part(figures)),
          text: "\(part(figures).grouped) of \(figures.faults.grouped)")
      }
    }
  }

  private static func coverage(
    _ label: String, _ meaning: String, _ best: BestValue?,
    _ value: @escaping (ModuleCoverage) -> FigureValue?
  ) -> EntryFigure {
    Figure(label, meaning, best: best) { $0.coverage.flatMap(value) }
  }

  private static func feature(_ name: String, _ meaning: String) -> EntryFigure {
    Figure("code lines, \(name)", meaning, best: .lowest) {
      ($0.size?.features[name]?.codeLines).map { .count($0) }
    }
  }
}
