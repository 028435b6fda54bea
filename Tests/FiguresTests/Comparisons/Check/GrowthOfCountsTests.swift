import Costs
import Foundation
import Interactions
import Testing

@testable import Figures

@Suite("The growth that a check finds")
struct GrowthOfCountsTests {
  /// Returns the kept run of this repository, which `compare dispatch --save` has written.
  private static func keptHere() throws -> Comparison {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Benchmarks/kept-run.json").standardizedFileURL
    return try KeptComparison(file.path, for: .check).comparison
  }

  private func failures(of now: Comparison, against kept: Comparison) -> [CountCheck.Failure] {
    CountCheck(of: now, against: kept).failures
  }

  @Test("One more retain in one row fails, in a row of each architecture alone")
  func retain() throws {
    let kept = try Self.keptHere()
    let interactions = kept.interactions
    for number in kept.architectures.indices {
      var now = kept
      now.architectures[number].dispatch?[interactions[number % interactions.count]]?
        .increase(.retains, by: 1)
      let failures = failures(of: now, against: kept)
      #expect(failures.map(\.architecture) == [kept.architectures[number].id])
      #expect(failures.map(\.counter) == [.retains])
    }
  }

  /// Returns a comparison with a percentage more instructions in each row.
  private func grown(_ comparison: Comparison, percent: Int) -> Comparison {
    func grown<Key>(_ costs: [Key: DispatchFigures]?) -> [Key: DispatchFigures]? {
      costs?.mapValues { figures in
        var figures = figures
        let instructions = figures.counts[.instructions] ?? 0
        figures.increase(.instructions, by: instructions * percent / 100)
        return figures
      }
    }
    var now = comparison
    now.controls.floor = grown(now.controls.floor)
    now.controls.bindings = grown(now.controls.bindings)
    for index in now.architectures.indices {
      now.architectures[index].dispatch = grown(now.architectures[index].dispatch)
    }
    return now
  }

  @Test("Three percent more instructions fail in this repository's kept run, if layouts move less")
  func threePercentHere() throws {
    let kept = try Self.keptHere()
    let failures = failures(of: grown(kept, percent: 3), against: kept)
    let costs = [kept.controls.floor] + kept.architectures.map(\.dispatch)
    let bindings = (kept.controls.bindings ?? [:]).values
    let rows = costs.flatMap { ($0 ?? [:]).values } + bindings
    // Observation hashes by addresses, so the layout alone moves its counts by more than that.
    let steady = rows.filter { row in
      // Half of the range is allowed, which has to be less than three percent.
      row.instructionsInLayouts.map { $0.high - $0.low < $0.low / 17 } ?? true
    }
    let counted = steady.compactMap { $0.counts[.instructions] }
    #expect(counted.count > 100)
    // Of fewer than 34 instructions, three percent are less than one.
    #expect(failures.count == counted.count { $0 >= 34 })
    #expect(failures.allSatisfy { ($0.growth ?? 0) > 0 })
  }

  @Test("One more direct call in a tap of MVP fails in this repository's kept run")
  func call() throws {
    let kept = try Self.keptHere()
    var now = kept
    let mvp = try #require(kept.architectures.firstIndex { $0.id == "mvp" })
    now.architectures[mvp].dispatch?[.greetingTap]?.increase(
      .instructions, by: CountCheck.instructionsOfCall)
    #expect(failures(of: now, against: kept).map(\.counter) == [.instructions])
    let check = CountCheck(of: kept, against: kept)
    #expect(check.rows > 160 && check.rowsThatShowCall > 60)
  }

  @Test("The kept run of this repository passes against itself, and nothing seems to have shrunk")
  func same() throws {
    let kept = try Self.keptHere()
    let check = CountCheck(of: kept, against: kept)
    #expect(check.passes)
    #expect(check.shrunk == 0)
  }
}

extension DispatchFigures {
  /// Increases a count by `amount`; a count that is `nil` stays `nil`.
  ///
  /// If the counter is `instructions`, both ends of `instructionsInLayouts` increase by `amount`,
  /// too.
  fileprivate mutating func increase(_ counter: Counter, by amount: Int) {
    counts[counter] = counts[counter].map { $0 + amount }
    guard counter == .instructions else { return }
    instructionsInLayouts = instructionsInLayouts.map { range in
      CountRange(low: range.low + amount, high: range.high + amount)
    }
  }
}
