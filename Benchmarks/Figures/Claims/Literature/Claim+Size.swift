import Architectures
import Reports
import Sizes
import Terminal

extension Claim {
  /// The claims on the amount of code.
  static let size: [Claim] = [
    Claim(
      "L-1", "MVP takes twice the code of MVC on a greeting screen.", source: orlov, number: "×2",
      contradicts: ["L-9", "L-18"],
      .about(
        Threshold.twice, .greetingLines, of: .mvp, to: .mvc, beside: .profileLines)),
    Claim(
      "L-2",
      "MVVM takes as much code as MVP on a greeting screen, and much less in a real app.",
      source: orlov, contradicts: ["L-9", "L-16", "L-21"],
      .sameGreeting("the same on the greeting screen", in: .mvvm, and: .mvp),
      .muchLeaner("much less in a real app", in: .mvvm, than: .mvp),
      .muchLeaner(
        "much less in a real app, with Swift's Observation", in: .observationMVVM, than: .mvp)),
    Claim(
      "L-3", "VIPER needs a very large number of interfaces for types with small duties.",
      source: orlov, .interfacesAbound),
    Claim(
      "L-4", "A controller of more than 150 lines is massive.",
      source: "Aljamea and Alkandari, IAENG IJCS 45:3", number: "150 lines",
      .cannotBeMeasured(
        because: "A limit is a definition, which no figure confirms. The figure applies it."
      ) { comparison throws(MissingFigure) in
        let largest = comparison.architectures.compactMap { entry in
          entry.size.map { (name: entry.name, lines: $0.total.largestTypeLines) }
        }
        guard !largest.isEmpty else { return nil }
        let massive = largest.filter { $0.lines > 150 }
        let most = largest.max { $0.lines < $1.lines }
        return """
          the largest type has more than 150 lines in \(massive.count) of \(largest.count) \
          architectures; the largest, in \(most?.name ?? ""), has \(most?.lines.grouped ?? "")
          """
      }),
    Claim(
      "L-9",
      "The app Musicify takes more lines in each of MVC, MVP, MVVM and VIPER, in this order.",
      source: "akzuki/Musicify, branches", seen: .counted,
      number: "208, 229 (+10%), 258 (+24%), 277 (+33%)",
      contradicts: ["C-2", "L-1", "L-2", "L-18"],
      .fewer("MVC takes the least", .codeLines, in: .mvc, than: [.mvp, .mvvm, .viper]),
      .more("MVVM takes more than MVP", .codeLines, in: .mvvm, than: [.mvp]),
      .more("VIPER takes the most", .codeLines, in: .viper, than: [.mvc, .mvp, .mvvm])),
    Claim(
      "L-18",
      "Of MVC, MVP and an MVVM with a single state, MVP takes the most code and MVVM the least.",
      source: androidBenchmarks, seen: .table,
      number: "2,715, 3,001 (+11%), 2,442 (−10%)", contradicts: ["C-1", "C-2", "L-1", "L-9"],
      .more("MVP takes the most", .codeLines, in: .mvp, than: [.mvc, .mvvm]),
      .notMeasuredYet(
        "MVVM takes the least",
        """
        an MVVM whose view model publishes a single state; the one here has an observable value for \
        each thing shown
        """
      ) { comparison throws(MissingFigure) in
        try codeLines(of: .mvvm, beside: .mvc, in: comparison)
      }),
    Claim(
      "L-20", "MVP with use cases of their own costs more code than MVP alone.",
      source: "\(androidSamples), README at d8a974fc", seen: .table,
      number: "4,620 against 3,901 (+18%)",
      .more(
        nil, .codeLines, in: .viper, .cleanSwift, than: [.mvp],
        note: """
          MVP with use cases is not built here; VIPER and Clean Swift are the nearest, as their \
          interactors hold the use cases.
          """)),
    Claim(
      "L-21", "MVVM with Rx costs more code than MVP.",
      source: "\(androidSamples), README at 2e20b4a5", seen: .table,
      number: "3,740 against 3,450 (+8%)", contradicts: ["L-2", "L-22"],
      .notMeasuredYet(
        nil,
        """
        MVVM on RxSwift, a library that this package does not have; the figure is of MVVM with \
        bindings of its own, which count as its code
        """
      ) { comparison throws(MissingFigure) in
        try codeLines(of: .mvvm, beside: .mvp, in: comparison)
      }),
    Claim(
      "L-22", "Data binding saves code in MVP and needs fewer unit tests.",
      source: "\(androidSamples), branch todo-databinding", seen: .table,
      number: "3,327 against 3,450 (−4%)", contradicts: ["L-21"],
      .fewer(
        "less code", .linesWithoutBindings, in: .supervisingMVP, than: [.mvp],
        note: """
          MVP with data binding is a supervising controller. Its bindings are not counted, as those \
          of a library would not be.
          """),
      .cannotBeMeasured("fewer tests", because: Claim.unequalTests)),
  ]

  static let orlov = "Orlov, iOS Architecture Patterns"
  static let androidBenchmarks = "yfy/android-architecture-benchmarks"
  private static let androidSamples = "android/architecture-samples"

  /// Returns the code lines of two architectures as text.
  private static func codeLines(
    of pattern: Architecture, beside other: Architecture, in comparison: Comparison
  ) throws(MissingFigure) -> String? {
    let quantity = Quantity.codeLines
    return try quantity.text(
      of: [quantity.count(of: pattern, in: comparison)],
      besides: [quantity.count(of: other, in: comparison)])
  }
}
