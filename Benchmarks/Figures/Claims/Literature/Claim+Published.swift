import Architectures
import Costs
import Sizes
import Terminal

extension Claim {
  /// The published claims that a figure of the catalog decides.
  static let published: [Claim] = [
    Claim(
      "L-1", "MVP takes twice the code of MVC on a greeting screen.", source: orlov, number: "×2",
      contradicts: ["L-9", "L-18"],
      Part(
        .compare([.smallestScreen], .ratio(1.75...2.25), of: [.mvp], to: .these([.mvc])))),
    Claim(
      "L-2",
      "MVVM takes as much code as MVP on a greeting screen, and much less in a real app.",
      source: orlov, contradicts: ["L-9", "L-16", "L-21"],
      Part(
        "the same on the greeting screen",
        .compare(
          [.smallestScreen, .smallestScreenWithBindings], .same, of: [.mvvm], to: .these([.mvp]))),
      Part(
        "much less in a real app",
        .compare([.codeLines, .linesWithoutBindings], muchLess, of: [.mvvm], to: .these([.mvp])),
        note: "Two screens are no real app."),
      Part(
        "much less in a real app, with Swift's Observation",
        .compare([.codeLines], muchLess, of: [.observationMVVM], to: .these([.mvp])))),
    Claim(
      "L-3", "VIPER needs a very large number of interfaces for types with small duties.",
      source: orlov,
      Part(.amount(.protocolsPerType, of: [.viper], .from(1), against: .upTo(0.5)))),
    Claim(
      "L-5",
      """
      MVP and MVVM beat MVC in testability, coupling and memory; MVP is the easiest to modify, MVVM \
      the easiest to test.
      """,
      source: "Lou, Aalto University, 2016", seen: .abstract,
      contradicts: ["C-11", "L-8", "L-12", "L-13", "L-14", "L-29"],
      Part(
        "they beat MVC in testability",
        .compare([.kindsFound], .more, of: [.mvp, .mvvm], to: .these([.mvc]))),
      Part(
        "they beat MVC in coupling",
        .undecidable(
          "One role has nothing to be coupled with, so no number compares MVC with others.")),
      Part(
        "they beat MVC in memory",
        .compare([.liveBytes], .less, of: [.mvp, .mvvm], to: .these([.mvc]))),
      Part(
        "MVP is the easiest to modify",
        .compare([.changedFiles], .less, of: [.mvp], to: .these([.mvc, .mvvm])),
        note: "Files are counted, the median of six requests. How long a change takes is not."),
      Part(
        "MVVM is the easiest to test",
        .compare([.kindsFound], .more, of: [.mvvm], to: .these([.mvc, .mvp])))),
    Claim(
      "L-6", "MVC suits small projects, other architectures larger ones.",
      source: "Källström, Umeå University, 2016", seen: .abstract,
      Part(
        .open(
          """
          the same requests in apps of several sizes, since one size shows no point at which MVC \
          begins to cost more
          """))),
    Claim(
      "L-7", "VIPER performs better than MVP.", source: "Humeniuk, Linnaeus University, 2018",
      seen: .abstract,
      Part(
        .tally({ .addedInstructions(to: $0) }, .less, of: .viper, to: .mvp))),
    Claim(
      "L-9",
      "The app Musicify takes more lines in each of MVC, MVP, MVVM and VIPER, in this order.",
      source: "akzuki/Musicify, branches", seen: .counted,
      number: "208, 229 (+10%), 258 (+24%), 277 (+33%)",
      contradicts: ["C-2", "L-1", "L-2", "L-18"],
      Part(
        "MVC takes the least",
        .compare([.codeLines], .less, of: [.mvc], to: .these([.mvp, .mvvm, .viper]))),
      Part(
        "MVVM takes more than MVP",
        .compare([.codeLines], .more, of: [.mvvm], to: .these([.mvp]))),
      Part(
        "VIPER takes the most",
        .compare([.codeLines], .more, of: [.viper], to: .these([.mvc, .mvp, .mvvm])))),
    Claim(
      "L-13", "MVVM beats MVP in modifiability, testability and performance.",
      source: "Audu, Zenodo 5805197, 2021", seen: .abstract,
      contradicts: ["L-5", "L-11", "L-29"],
      Part(
        "in modifiability", .compare([.changedFiles], .less, of: [.mvvm], to: .these([.mvp])),
        note: "Files are counted, the median of six requests. How long a change takes is not."),
      Part("in testability", .compare([.kindsFound], .more, of: [.mvvm], to: .these([.mvp]))),
      Part(
        "in performance",
        .tally({ .addedInstructions(to: $0) }, .less, of: .mvvm, to: .mvp))),
    Claim(
      "L-18",
      "Of MVC, MVP and an MVVM with a single state, MVP takes the most code and MVVM the least.",
      source: "yfy/android-architecture-benchmarks", seen: .table,
      number: "2,715, 3,001 (+11%), 2,442 (−10%)", contradicts: ["C-1", "C-2", "L-1", "L-9"],
      Part(
        "MVP takes the most",
        .compare([.codeLines], .more, of: [.mvp], to: .these([.mvc, .mvvm]))),
      Part(
        "MVVM takes the least",
        .open(
          """
          an MVVM whose view model publishes a single state; the one here has an observable value \
          for each thing shown
          """))),
    Claim(
      "L-20", "MVP with use cases of their own costs more code than MVP alone.",
      source: "android/architecture-samples, README at d8a974fc", seen: .table,
      number: "4,620 against 3,901 (+18%)",
      Part(
        .compare([.codeLines], .more, of: [.viper, .cleanSwift], to: .these([.mvp])),
        note: """
          MVP with use cases is not built here; VIPER and Clean Swift are the nearest, as their \
          interactors hold the use cases.
          """)),
    Claim(
      "L-23", "A framework for state that flows one way halves the code of MVP.",
      source: "airbnb/mavericks, pull request 16", number: "803 against 1,541 lines",
      contradicts: ["L-24"],
      Part(
        .compare(
          [.codeLines, .linesWithoutStore], .ratio(.upTo(0.57)), of: [.unidirectional],
          to: .these([.mvp])))),
    Claim(
      "L-24", "Redux takes the most code of all versions of one app.",
      source: "brianegan/flutter_architecture_samples, line_count.md", seen: .table,
      number: "1,345 against 837 lines", contradicts: ["L-23", "L-28"],
      Part(.compare([.codeLines, .linesWithoutStore], .more, of: [.redux], to: .all))),
    Claim(
      "L-25", "Redux needs the most files and runs the most lines.",
      source: "Szczepanik and Kędziora, SciTePress 94116, 2020", seen: .abstract,
      Part("files", .compare([.size(.files)], .more, of: [.redux], to: .all)),
      Part(
        "lines run",
        .open(
          """
          the number of lines that run in each interaction; traces show these lines, and a \
          comparison has no count of them
          """))),
    Claim(
      "L-27", "Composed reducers make a message ×50 dearer, or ×1.76, at depth 10.",
      source: "two blog posts that disagree", number: "×50, or ×1.76",
      Part("×50", nesting(costs: 43.75...56.25)),
      Part("×1.76", nesting(costs: 1.54...1.98))),
    Claim(
      "L-28",
      "Code with one-way state takes few more lines, and fewer if the tests are counted.",
      source: "swift-composable-architecture, FAQ", contradicts: ["L-24"],
      Part(
        "code",
        .compare(
          [.codeLines, .linesWithoutStore], .ratio(.upTo(1.25)), of: [.unidirectional], to: .median)
      ),
      Part("code and tests", .undecidable(unequalTests))),
  ]

  static let orlov = "Orlov, iOS Architecture Patterns"
  private static let muchLess = Relation.ratio(.upTo(0.75), against: .from(1.13))

  /// Returns the statement on the instructions of a message at depth 10, as a multiple of depth 1.
  private static func nesting(costs multiple: ClosedRange<Double>) -> Statement {
    .rule(
      """
      Confirmed if a message at nesting depth 10 takes \(multiple.words(before: "×")) the \
      instructions that it takes at depth 1, with each reducer a switch and with each a value; \
      contradicted if neither does.
      """
    ) { comparison in
      func instructions(_ binding: ComparedBinding) -> Int? {
        comparison.controls.bindings?[binding]?.counts[.instructions]
      }
      guard let shallow = instructions(.messageDepth1), shallow > 0,
        let switches = instructions(.messageDepth10),
        let values = instructions(.messageValues10)
      else { return nil }
      let multiples = [switches, values].map { Double($0) / Double(shallow) }
      let verdicts = multiples.map { multiple.contains($0) ? Verdict.confirmed : .contradicted }
      return (
        verdicts.agreed,
        """
        instructions of a message: \(shallow.grouped) at depth 1; at depth 10 \
        \(switches.grouped) (×\(multiples[0].fixed(2))) with switches, \(values.grouped) \
        (×\(multiples[1].fixed(2))) with values
        """
      )
    }
  }
}
