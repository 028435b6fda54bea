import Architectures
import Sizes

extension Claim {
  /// The claims of the articles from which the kit's first architectures were built.
  static let articles: [Claim] = [
    Claim(
      "C-1", "Cocoa MVC needs the least code of all patterns.", source: guide,
      contradicts: ["L-18"],
      Part(.compare([.codeLines], .less, of: [.mvc], to: .all))),
    Claim(
      "C-2",
      """
      MVP needs more than twice the code of MVC, in a small example that is not quite realistic.
      """,
      source: guide, number: "more than ×2", contradicts: ["L-9", "L-18"],
      Part(
        .compare(
          [.smallestScreen], .ratio(.from(2.25), against: .upTo(1.75)), of: [.mvp],
          to: .these([.mvc])))),
    Claim(
      "C-3",
      "With Cocoa MVC only the model can be tested; presentation logic needs a view.",
      source: guide,
      Part(
        .amount(.kindsFound, of: [.mvc], .upTo(4), against: .from(5)),
        note: """
          This holds partly by construction: all code of this MVC is in view controllers, and the \
          models are shared.
          """)),
    Claim(
      "C-4", "With MVP most of the business logic can be tested without a view.", source: guide,
      Part(
        .undecidable(
          """
          Kinds of mistakes are those of a whole screen. None of them is marked as one of business \
          logic, so there is nothing of which most could be found.
          """))),
    Claim(
      "C-5",
      """
      Cocoa MVC ties view and controller together; MVP gives most of the responsibility to \
      presenter and model, and leaves a view that decides nothing.
      """,
      source: guide,
      Part(
        "MVC ties view and controller",
        .amount(.branchesOutsideViews, of: [.mvc], .upTo(50), against: .from(50))),
      Part(
        "MVP decides outside of the view",
        .amount(.branchesOutsideViews, of: [.mvp], .from(50), against: .upTo(50))),
      Part(
        "MVP's view decides nothing",
        .amount(
          .role("View", .branchesPerFunction), of: [.mvp], .upTo(0.25), against: .from(0.25)))),
    Claim(
      "C-6",
      """
      Three separate layers make assembly a problem: MVP and all patterns after it need a place \
      outside of the view that puts the parts together.
      """,
      source: guide,
      Part(
        .compare(
          [.module(.assemblyLines)], .more,
          of: [
            .mvp, .supervisingMVP, .mvvm, .observationMVVM, .coordinatorMVVM, .viper, .cleanSwift,
          ], to: .these([.mvc])),
        note: "That an app has to write them is measured; that they are a problem is not.")),
    Claim(
      "C-7",
      """
      A logic controller is nearly stateless, and its cached, successful and failed results can be \
      tested by replacing the loader and the cache.
      """,
      source: logicControllers,
      Part(
        "nearly stateless",
        .amount(
          .role("Logic controller", .mutableProperties), of: [.logicController], .upTo(1),
          against: .from(2))),
      Part("can be tested with replaced services", findsMore(than: .mvc, .logicController))),
    Claim(
      "C-8", "With extracted actions, new behavior needs no change of the view controller.",
      source: actions,
      Part(
        .amount(.requestsInViewControllers, of: [.actions], .upTo(0), against: .from(1)),
        note: """
          Actions that ask before an existing action would need no change for one of the requests; \
          here the role that handles the tap decides.
          """)),
    Claim(
      "C-9",
      """
      Extracted actions are easy to replace and to verify in tests, and their list gives an \
      overview; too much logic in free closures is hard to debug.
      """,
      source: actions,
      Part("easy to test: tests find more", findsMore(than: .mvc, .actions)),
      Part("easy to test: tests take less code", .undecidable(unequalTests)),
      Part(
        "their list gives an overview",
        .undecidable("An overview is what a reader gains; readers would have to be observed.")),
      Part(
        "logic in closures is hard to debug",
        .undecidable(
          """
          The actions here follow the advice of the source and keep their logic in types, and the \
          effort to debug is that of a person.
          """))),
    Claim(
      "C-10",
      """
      Moving the data source, the store and the business rules out makes the view controller \
      smaller and the parts testable alone.
      """,
      source: lighter,
      Part(
        "a smaller view controller",
        .compare([.controllerLines], .less, of: [.lighterMVC], to: .these([.mvc]))),
      Part("the parts are testable alone", findsMore(than: .mvc, .lighterMVC))),
    Claim(
      "C-11", "MVVM costs more memory.", source: lighter, contradicts: ["L-5", "L-8", "L-12"],
      Part(
        "with bindings of its own",
        .compare([.liveBytes], .more, of: [.mvvm], to: .these([.mvc])),
        note: "The bindings are the kit's own and small; those of a library keep other amounts."),
      Part(
        "with Swift's Observation",
        .compare([.liveBytes], .more, of: [.observationMVVM], to: .these([.mvc])))),
    Claim(
      "C-12", "MVVM needs additional, complex frameworks.", source: lighter,
      Part(
        "with bindings of its own",
        .amount(.bindingsShare, of: [.mvvm], .from(25), against: .upTo(25)),
        note: """
          All scenarios hold with these bindings. What a library adds to that is not compared.
          """),
      Part(
        "with Swift's Observation",
        .amount(.bindingsShare, of: [.observationMVVM], .from(25), against: .upTo(25)),
        note: "Observation comes with the toolchain; how complex it is inside is not measured.")),
    Claim(
      "C-13", "Two-way binding makes errors hard to trace.", source: lighter,
      Part(
        .open(
          """
          an MVVM whose name field is bound in one direction only, and the number of \
          recorded calls from a planted fault to the wrong view in both
          """))),
    Claim(
      "C-14",
      """
      Clean Swift takes more code than a plain view controller, is written faster and is easier to \
      test; its methods stay short and do one thing.
      """,
      source: cleanSwift,
      Part("more code", .compare([.codeLines], .more, of: [.cleanSwift], to: .these([.mvc]))),
      Part(
        "written faster",
        .undecidable("The time that a person takes to write code was not observed.")),
      Part("easier to test: tests find more", findsMore(than: .mvc, .cleanSwift)),
      Part("easier to test: tests take less code", .undecidable(unequalTests)),
      Part(
        "short methods: the median",
        .compare([.size(.medianFunction)], .less, of: [.cleanSwift], to: .these([.mvc]))),
      Part(
        "short methods: the long ones",
        .compare([.size(.longFunction)], .less, of: [.cleanSwift], to: .these([.mvc])))),
    Claim(
      "C-15",
      """
      Child view controllers suit loading views and lists that are used again; dividing a screen \
      further can add much complexity for little gain.
      """,
      source: logicControllers,
      Part(
        "they suit loading views",
        .undecidable("To suit is a matter of taste. The logic controller here uses them so.")),
      Part(
        "dividing further adds complexity",
        .open(
          """
          an MVC in which each part of the profile is a child view controller, compared \
          in complexity, references and kinds of mistakes found
          """))),
    Claim(
      "C-16",
      """
      In a supervising controller the responsibilities are not clearly divided, and view and model \
      are tied to each other.
      """,
      source: guide,
      Part(
        "view and model are tied",
        .undecidable(
          """
          The source defines this architecture by the binding between view and model. Whether that ties \
          them too closely, no count of code says.
          """)),
      Part(
        "the division is unclear",
        .undecidable(
          """
          Clear is what a reader finds clear. No count of code says where a reader would look for \
          a decision.
          """))),
  ]

  /// Returns the statement that more kinds of mistakes are found without a screen than in another
  /// architecture.
  private static func findsMore(
    than other: Architecture, _ architecture: Architecture
  ) -> Statement {
    .compare([.kindsFound], .more, of: [architecture], to: .these([other]))
  }

  /// The reason why no claim on the amount of test code is decided here.
  static let unequalTests = """
    The view-free tests here reach different parts of each architecture, so their lines do not \
    say what the same proof takes. The scenarios, which test the screens, are the same for all.
    """

  private static let guide = "Orlov, iOS Architecture Patterns, in a Vietnamese translation"
  private static let logicControllers =
    "Sundell, Logic Controllers in Swift, in a Vietnamese translation"
  private static let actions =
    "Sundell, Extracting View Controller Actions in Swift, in a Vietnamese translation"
  private static let lighter = "FallenK, notes in Chinese on objc.io's Lighter View Controllers"
  private static let cleanSwift = "an e-mail course on Clean Swift, in a Vietnamese translation"
}
