import Costs
import Samples
import Sizes

@testable import Figures

extension Comparison {
  /// Sets the instructions of one message at two nesting depths; a count that is `nil` has no row.
  ///
  /// - Parameters:
  ///   - shallow: The instructions at depth 1.
  ///   - deep: The instructions at depth 10, where each reducer is a switch.
  ///   - values: The instructions at depth 10, where each reducer is a value.
  mutating func setMessages(atDepth1 shallow: Int?, atDepth10 deep: Int?, values: Int? = nil) {
    let rows = [
      ("message-depth-1", shallow), ("message-depth-10", deep), ("message-values-10", values),
    ]
    controls.bindings = rows.compactMap { id, count in
      count.map { count in
        var figures = DispatchFigures(interaction: id)
        figures.counts = Counts([.instructions: count])
        return figures
      }
    }
  }
}

extension RuleExample {
  /// Examples of claims on MVVM that are judged once more with Swift's Observation.
  static let observation: [RuleExample] = [
    .init("C-11", 1, .confirmed) { $0[.observationMVVM].setCount(6_000, of: .liveBytes) },
    .init("C-11", 1, .contradicted) { $0[.observationMVVM].setCount(4_000, of: .liveBytes) },
    .init("C-12", 1, .confirmed) { comparison in
      comparison[.observationMVVM].size?.roles["Bindings"] = RoleSize(
        size: CodeSize(lines: 40), uses: [:])
    },
    .init("C-12", 1, .contradicted),
    .init("L-2", 2, .confirmed) { $0[.observationMVVM].setLines(300) },
    .init("L-2", 2, .contradicted) { $0[.observationMVVM].setLines(700) },
    .init("L-2", 2, .notAtThisSize) { $0[.observationMVVM].setLines(350) },
    .init("L-10", 1, .confirmed) { $0[.observationMVVM].setCount(800, of: .instructions) },
    .init("L-10", 1, .contradicted) { $0[.observationMVVM].setCount(1_200, of: .instructions) },
    .init("L-11", 1, .confirmed) { $0[.observationMVVM].setTime(1.2) },
    .init("L-11", 1, .contradicted) { $0[.observationMVVM].setTime(0.8) },
    .init("L-12", 1, .confirmed),
    .init("L-12", 1, .contradicted) { $0[.observationMVVM].setCount(6_000, of: .liveBytes) },
  ]

  /// Examples of the claims on one store and on state that flows one way.
  static let oneWayState: [RuleExample] = [
    .init("L-23", .confirmed) { comparison in
      comparison[.unidirectional].setLines(228)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-23", .contradicted) { comparison in
      comparison[.unidirectional].setLines(300)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-23", .contradicted) { comparison in
      comparison[.unidirectional].setLines(900)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-23", .notAtThisSize) { comparison in
      comparison[.unidirectional].setLines(260)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-24", 0, .confirmed) { $0[.redux].setLines(500) },
    .init("L-24", 0, .contradicted) { comparison in
      comparison[.redux].setLines(500)
      comparison[.viper].setLines(600)
    },
    .init("L-24", 1, .confirmed) { comparison in
      comparison.setStores(60)
      comparison[.redux].setLines(500)
    },
    .init("L-24", 1, .contradicted) { comparison in
      // More than the others with its store, and less without it.
      comparison.setStores(60)
      comparison[.redux].setLines(430)
    },
    .init("L-24", 1, .notAtThisSize) { comparison in
      comparison.setStores(60)
      comparison[.redux].setLines(470)
    },
    .init("L-25", 0, .confirmed) { $0[.redux].size?.total.files = 20 },
    .init("L-25", 0, .contradicted) { $0[.cleanSwift].size?.total.files = 20 },
    .init("L-26", .confirmed) { comparison in
      comparison[.redux].setNet(5_000)
      comparison[.observationMVVM].setNet(1_000)
    },
    .init("L-26", .contradicted) { comparison in
      comparison[.redux].setNet(1_000)
      comparison[.observationMVVM].setNet(5_000)
    },
    .init("L-26", .notAtThisSize) { comparison in
      // A fifth less is not much less.
      comparison[.redux].setNet(5_000)
      comparison[.observationMVVM].setNet(4_000)
    },
    .init("L-26", .confirmed) { comparison in
      // A pattern can take less than the screen without one.
      comparison[.redux].setNet(500)
      comparison[.observationMVVM].setNet(-100)
    },
    .init("L-27", 0, .confirmed) { $0.setMessages(atDepth1: 100, atDepth10: 5_000) },
    .init("L-27", 0, .contradicted) { $0.setMessages(atDepth1: 100, atDepth10: 176) },
    .init("L-27", 1, .confirmed) {
      $0.setMessages(atDepth1: 100, atDepth10: 176, values: 5_000)
    },
    .init("L-27", 1, .contradicted) {
      $0.setMessages(atDepth1: 100, atDepth10: 5_000, values: 176)
    },
    .init("L-27", 2, .confirmed) { $0.setMessages(atDepth1: 100, atDepth10: 176) },
    .init("L-27", 2, .contradicted) { $0.setMessages(atDepth1: 100, atDepth10: 5_000) },
    .init("L-27", 2, .contradicted) { $0.setMessages(atDepth1: 100, atDepth10: 104) },
    .init("L-27", 3, .confirmed) {
      $0.setMessages(atDepth1: 100, atDepth10: 5_000, values: 176)
    },
    .init("L-27", 3, .contradicted) {
      $0.setMessages(atDepth1: 100, atDepth10: 176, values: 5_000)
    },
    .init("L-27", 3, .contradicted) {
      $0.setMessages(atDepth1: 100, atDepth10: 176, values: 104)
    },
    .init("L-28", 0, .confirmed) { comparison in
      comparison[.unidirectional].setLines(500)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-28", 0, .contradicted) { comparison in
      comparison[.unidirectional].setLines(600)
      comparison[.unidirectional].setStore(60)
    },
    .init("L-28", 0, .notAtThisSize) { comparison in
      comparison[.unidirectional].setLines(550)
      comparison[.unidirectional].setStore(60)
    },
  ]
}

extension Comparison {
  /// Sets the lines of the stores of both architectures whose stores could come from a library.
  fileprivate mutating func setStores(_ lines: Int) {
    self[.redux].setStore(lines)
    self[.unidirectional].setStore(lines)
  }
}
