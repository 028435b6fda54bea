import Architectures

extension Claim {
  /// The claims of the articles on smaller view controllers from which some architectures were
  /// built.
  static let viewControllers: [Claim] = [
    Claim(
      "C-7",
      """
      A logic controller is nearly stateless, and its cached, successful and failed results can be \
      tested by replacing the loader and the cache.
      """,
      source: logicControllers,
      .nearlyStateless("nearly stateless"),
      .mostFound(
        "can be tested with replaced services", of: .logicController, in: "the logic controllers"
      ) { $0 == "Logic controller" }),
    Claim(
      "C-8", "With extracted actions, new behaviour needs no change of the view controller.",
      source: actions,
      .notMeasuredYet(
        nil,
        """
        one new behaviour behind an existing action, such as a confirmation before logging out, \
        made in every architecture, with the lines counted that it changes in the view controller; \
        the change in Cost of a change added a new part of the screen, of which the claim does not \
        speak
        """)),
    Claim(
      "C-9",
      """
      Extracted actions are easy to replace and to verify in tests, and their list gives an \
      overview; too much logic in free closures is hard to debug.
      """,
      source: actions,
      .foundMore("easy to test: tests reach more", in: .actions, than: [.mvc]),
      .cannotBeMeasured("easy to test: tests take less code", because: Claim.unequalTests),
      .cannotBeMeasured(
        "their list gives an overview",
        because: "An overview is what a reader gains; readers would have to be observed."),
      .cannotBeMeasured(
        "logic in closures is hard to debug",
        because: """
          The actions here follow the advice of the source and keep their logic in types, and the \
          effort to debug is that of a person.
          """)),
    Claim(
      "C-10",
      """
      Moving the data source, the store and the business rules out makes the view controller \
      smaller and the parts testable alone.
      """,
      source: lighter,
      .smallerController("a smaller view controller", in: .lighterMVC),
      .mostFound(
        "the parts are testable alone", of: .lighterMVC, in: "the parts moved out"
      ) { ["Data source", "Store", "Model extension"].contains($0) }),
    Claim(
      "C-11", "MVVM costs more memory.", source: lighter,
      contradicts: ["L-5", "L-8", "L-12"],
      .more(
        "with bindings of its own", .liveBytes, in: .mvvm, than: [.mvc],
        note: "The bindings are the kit's own and small; those of a library keep other amounts."),
      .more("with Swift's Observation", .liveBytes, in: .observationMVVM, than: [.mvc])),
    Claim(
      "C-12", "MVVM needs additional, complex frameworks.", source: lighter,
      .bindingsAreLarge("with bindings of its own"),
      .observationNeedsBindings("with Swift's Observation")),
    Claim(
      "C-13", "Two-way binding makes errors hard to trace.", source: lighter,
      .notMeasuredYet(
        nil,
        """
        a variant of MVVM whose name field is bound in one direction only, as the one here is bound \
        in both, and the number of recorded calls from a planted fault to the wrong view in both
        """)),
    Claim(
      "C-14",
      """
      Clean Swift takes more code than a plain view controller, is written faster and is easier to \
      test; its methods stay short and do one thing.
      """,
      source: cleanSwift,
      .more("more code", .codeLines, in: .cleanSwift, than: [.mvc]),
      .cannotBeMeasured(
        "written faster", because: "The time that a person takes to write code was not observed."),
      .foundMore("easier to test: tests reach more", in: .cleanSwift, than: [.mvc]),
      .cannotBeMeasured("easier to test: tests take less code", because: Claim.unequalTests),
      .fewer("short methods: the median", .medianFunction, in: .cleanSwift, than: [.mvc]),
      .fewer("short methods: the long ones", .longFunction, in: .cleanSwift, than: [.mvc])),
    Claim(
      "C-15",
      """
      Child view controllers suit loading views and lists that are used again; dividing a screen \
      further can add much complexity for little gain.
      """,
      source: logicControllers,
      .cannotBeMeasured(
        "they suit loading views",
        because: "To suit is a judgement of taste. The logic controller here uses them so."),
      .notMeasuredYet(
        "dividing further adds complexity",
        """
        a variant of MVC in which each part of the profile is a child view controller, compared in \
        complexity, references and faults found without a view
        """)),
  ]

  private static let logicControllers =
    "Sundell, Logic Controllers in Swift, in a Vietnamese translation"
  private static let actions =
    "Sundell, Extracting View Controller Actions in Swift, in a Vietnamese translation"
  private static let lighter = "FallenK, notes in Chinese on objc.io's Lighter View Controllers"
  private static let cleanSwift = "an e-mail course on Clean Swift, in a Vietnamese translation"
}
