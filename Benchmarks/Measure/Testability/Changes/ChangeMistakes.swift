import Reports

/// Who notices mistakes in a request's change of one architecture.
package struct ChangeMistakes: Codable, Equatable, Sendable {
  /// The first one who notices a mistake.
  package enum Notice: String, Codable, CaseIterable, Sendable {
    case compiler
    case tests = "view-free tests"
    case scenarios
    case nobody

    /// Those whose mistakes the compiler and the view-free tests let through.
    static let silent: [Notice] = [.scenarios, .nobody]

    /// The first one who notices a mistake that compiles.
    init(of outcomes: Outcomes) {
      self = outcomes.viewFreeTests.isNotice ? .tests : outcomes.isFault ? .scenarios : .nobody
    }
  }

  /// A place of the change, and who notices if it is left out.
  package struct Place: Codable, Equatable, Sendable {
    package let file: String
    /// The first line of the place after the change, counted from 1.
    package let line: Int
    package var notice: Notice
  }

  /// The places with code, in the order of the patch.
  package var places: [Place] = []
  /// The number of added statements whose absence each one is the first to notice.
  var statements: [String: Int] = [:]
  /// The number of other mutants of added lines that each one is the first to notice.
  var otherMutants: [String: Int] = [:]
  /// The keys of faults in roles that know no view, which no view-free test notices.
  package internal(set) var missed: [String] = []
  /// The keys of mutants that nobody notices.
  var unnoticed: [String] = []
  /// The view-free tests that fail with the change when they are left as they were; `nil` if they
  /// do not compile then.
  @OrNull var redTests: [String]?
}

extension ChangeMistakes {
  /// Counts mutants of added lines by those who notice them.
  mutating func count(_ tested: [TestedMutant], knowsView: (String) -> Bool) {
    for mutant in tested {
      let outcomes = mutant.outcomes
      let notice = Notice(of: outcomes)
      let counts: WritableKeyPath<Self, [String: Int]> =
        mutant.mutant.operator == .dropStatement ? \.statements : \.otherMutants
      self[keyPath: counts][notice.rawValue, default: 0] += 1
      if notice == .nobody { unnoticed.append(mutant.mutant.key) }
      if outcomes.needsScreen, !knowsView(mutant.mutant.file) { missed.append(mutant.mutant.key) }
    }
  }

  /// The number of places that the compiler and the view-free tests let through.
  var silentPlaces: Int { places.count { Notice.silent.contains($0.notice) } }
}

extension Figure<ChangeMistakes> {
  package static var silentPlaces: Self {
    count(
      "silent-places", "silent places", "silent",
      "Places that neither the compiler nor a view-free test misses when they are left out."
    ) { $0.silentPlaces }
  }

  /// The figures of mistakes in a change.
  package static var allOfMistakes: [Self] {
    [
      silentPlaces,
      count(
        "silent-statements", "silent statements", "silent lines",
        "Added statements that no view-free test misses when they are left out."
      ) { mistakes in
        ChangeMistakes.Notice.silent.reduce(0) { $0 + mistakes.statements[$1.rawValue, default: 0] }
      },
      count(
        "statements", "added statements", "statements",
        "Added statements, without those that the module does not compile without."
      ) { $0.statements.values.reduce(0, +) },
    ]
  }

  package static var redTests: Self {
    Self(
      "change.red-tests", "tests that turn red", column: "red", unit: "tests", better: .less,
      sameness: .exact,
      """
      View-free tests that fail with the change when they are left as they were; all if they do \
      not compile then.
      """
    ) { mistakes in
      mistakes.redTests.map { .count($0.count) } ?? Value(.infinity, text: "all")
    }
  }

  private static func count(
    _ id: String, _ label: String, _ column: String, _ meaning: String,
    _ count: @escaping @Sendable (ChangeMistakes) -> Int
  ) -> Self {
    Self(
      "change.\(id)", label, column: column,
      unit: label.split(separator: " ").last.map(String.init)
        ?? label, better: .less, sameness: .exact, meaning
    ) { .count(count($0)) }
  }
}
