import Architectures
import Costs
import Terminal

extension Claim {
  /// The claims on processor time, memory and energy.
  static let cost: [Claim] = [
    Claim(
      "L-10", "MVVM uses less processor time than MVP.", source: jnteti, seen: .abstract,
      number: "8.92% against 11.15%", contradicts: ["L-11"],
      .lessWork("with bindings of its own", in: .mvvm, than: [.mvp]),
      .lessWork("with Swift's Observation", in: .observationMVVM, than: [.mvp])),
    Claim(
      "L-11", "MVP answers faster than MVVM.", source: jnteti, seen: .abstract,
      number: "236.88 against 252.68 ms", contradicts: ["L-10", "L-13"],
      .lessTime("with bindings of its own", in: .mvp, than: [.mvvm]),
      .lessTime("with Swift's Observation", in: .mvp, than: [.observationMVVM])),
    Claim(
      "L-12", "MVP and MVVM take the same memory.", source: jnteti, seen: .abstract,
      number: "121.48 against 121.55 MB", contradicts: ["C-11", "L-5", "L-8", "L-14"],
      .same("memory of one screen", .liveBytes, in: .mvvm, and: .mvp),
      .same(
        "memory of one screen, with Swift's Observation", .liveBytes, in: .observationMVVM,
        and: .mvp),
      .cannotBeMeasured(
        "memory of a whole app",
        because: """
          Images and the system's own objects fill an app's memory, and neither is here. Against \
          their megabytes, the kilobytes of a screen would not show.
          """)),
    Claim(
      "L-14", "MVVM with RxSwift takes less processor time and more memory.",
      source: "Indrawan, JIPI 8(1)", seen: .abstract, contradicts: ["L-5", "L-8", "L-12"],
      .notMeasuredYet("less processor time", rxSwift) { comparison throws(MissingFigure) in
        delivery(.instructions, "instructions", in: comparison)
      },
      .notMeasuredYet("more memory", rxSwift) { comparison throws(MissingFigure) in
        delivery(.allocations, "allocations", in: comparison)
      }),
    Claim(
      "L-17", "Architectures differ at run time.", source: androidBenchmarks, seen: .table,
      number: "3 of 15 comparisons, after a correction for their number", .timesDiffer),
    Claim(
      "L-19", "MVC saves energy; the study's own table ranks it fifth of six.",
      source: "Zenodo 18161256", seen: .abstract, number: "coefficients of variation up to 39%",
      contradicts: ["L-15"],
      .cannotBeMeasured(
        because: "No energy is measured here. Instructions are work, and only a part of energy."
      ) { comparison throws(MissingFigure) in
        try leastInstructions(of: .mvc, in: comparison)
      }),
  ]

  private static let jnteti = "JNTETI 14(2), 2025"
  private static let rxSwift = """
    MVVM on RxSwift, a library that this package does not have; the figure is of MVVM's own binding
    """

  /// Returns a count of delivering one text by a stored closure and by MVVM's binding; `nil` if it
  /// was not counted.
  private static func delivery(
    _ counter: Counter, _ unit: String, in comparison: Comparison
  ) -> String? {
    let bindings = comparison.controls.bindings ?? []
    func count(_ id: String) -> Int? {
      bindings.first { $0.interaction == id }?.counts[counter]
    }
    guard let closure = count("closure"), let binding = count("observers-1") else { return nil }
    return """
      one text by a binding takes \(binding.grouped) \(unit), by a stored closure \(closure.grouped)
      """
  }

  /// Returns the number of interactions in which an architecture takes the fewest instructions.
  private static func leastInstructions(
    of pattern: Architecture, in comparison: Comparison
  ) throws(MissingFigure) -> String? {
    let own = try comparison.dispatch(of: pattern).compactMap { figures in
      figures.counts[.instructions].map { (figures.interaction, $0) }
    }
    guard !own.isEmpty else { return nil }
    let least = own.count { interaction, count in
      comparison.architectures.allSatisfy { entry in
        let other = entry.dispatch?.first { $0.interaction == interaction }
        return (other?.counts[.instructions] ?? .max) >= count
      }
    }
    return """
      \(pattern.name) takes the fewest instructions in \(least) of \(own.count) interactions
      """
  }
}
