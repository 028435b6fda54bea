import Costs
import Foundation
import Interactions
import Testing

@testable import Figures

@Suite("The growth that a check finds")
struct GrowthOfCountsTests {
  /// A made-up kept run of several architectures, similar to the kept run of this repository.
  ///
  /// The run has two interactions. A layout is the order in which the linker places functions and
  /// data. In the first interaction, the number of instructions is the same in all layouts. In the
  /// second interaction, `name-refused`, this number differs by up to 1.2% between layouts.
  private static let kept: Comparison = {
    var comparison = Comparison.counted([:])
    comparison.controls.floor = [
      .greetingTap: .counted(Self.counts(instructions: 900), layouts: 900...900)
    ]
    comparison.architectures = (0..<14).map { number in
      var entry = Comparison.Entry(id: "architecture-\(number)", name: "Architecture \(number)")
      let instructions = 20_000 + 1_000 * number
      entry.dispatch = [
        .greetingTap: .counted(
          Self.counts(instructions: instructions), layouts: instructions...instructions),
        .nameRefused: .counted(
          Self.counts(instructions: instructions),
          layouts: instructions...(instructions + instructions * 12 / 1_000)),
      ]
      return entry
    }
    return comparison
  }()

  private static func counts(instructions: Int) -> [Counter: Int] {
    var counts = Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, 50) })
    counts[.instructions] = instructions
    return counts
  }

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
    for kept in [Self.kept, try Self.keptHere()] {
      for number in kept.architectures.indices {
        var now = kept
        let interactions = kept.interactions
        now.architectures[number].dispatch?[interactions[number % interactions.count]]?
          .increase(.retains, by: 1)
        let failures = failures(of: now, against: kept)
        #expect(failures.map(\.architecture) == [kept.architectures[number].id])
        #expect(failures.map(\.counter) == [.retains])
      }
    }
  }

  @Test(
    "One more of any other count in one row fails",
    arguments: [
      Counter.releases, .weakLoads, .dynamicHops, .allocations, .allocatedBytes, .liveBytes,
    ])
  func one(counter: Counter) {
    var now = Self.kept
    now.architectures[3].dispatch?[.nameRefused]?.increase(counter, by: 1)
    #expect(failures(of: now, against: Self.kept).map(\.counter) == [counter])
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
