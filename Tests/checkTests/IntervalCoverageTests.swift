import Figures
import Samples
import Testing

@testable import check

@Suite("The ratios of other builds in the intervals of a kept run")
struct IntervalCoverageTests {
  /// Returns the sample comparison with two changed ratios for the interaction `greeting-tap`.
  ///
  /// - MVP's ratio becomes `ratio`.
  /// - The ratio of the baseline's second measurement to its first becomes `again`.
  ///
  /// In the sample, the interval of each ratio reaches from 0.02 below to 0.02 above the ratio.
  private static func build(_ ratio: Double, again: Double = 1.01) -> Comparison {
    var comparison = Comparison.sample
    comparison.architectures[1].dispatch?[0] = .sample(time: 123, ratio: ratio)
    comparison.controls.again = [.sample(time: 121, ratio: again)]
    return comparison
  }

  @Test("Each ratio of each build counts, but not that of the baseline, which is 1 by definition")
  func counting() {
    let coverage = IntervalCoverage(
      of: [Self.build(1.03), Self.build(1.05), Self.build(1.01, again: 1.025)], in: .sample)
    #expect(coverage.rows.map(\.interaction) == ["greeting-tap", "name-refused", "observers-1"])
    // The floor, the baseline again and MVP, in three builds; MVP's tap is outside once.
    #expect(coverage.rows[0].ratios == .init(held: 8, count: 9))
    #expect(coverage.rows[0].again == .init(held: 2, count: 3))
    #expect(coverage.rows[1].ratios == .init(held: 3, count: 3))
    #expect(coverage.rows[2].ratios == .init(held: 3, count: 3))
    #expect(coverage.total.ratios == .init(held: 14, count: 15))
  }

  @Test("A baseline that differs from itself too often is a problem")
  func unlikeItself() {
    let different = Self.build(1.03, again: 1.03)
    let alike = [Comparison](repeating: Self.build(1.03), count: 17)
    let often = IntervalCoverage(of: alike + [different, different, different], in: .sample)
    #expect(often.total.again == .init(held: 17, count: 20))
    #expect(often.problem == nil)
    let tooOften = IntervalCoverage(
      of: alike.dropLast() + [different, different, different, different], in: .sample)
    #expect(tooOften.problem?.contains("differs from itself in 4 of 20 cases") == true)
  }

  @Test("Less than 90% of the ratios is a problem")
  func tooFew() {
    // Each build has five ratios.
    let held = IntervalCoverage(of: [Self.build(1.02), Self.build(2)], in: .sample)
    #expect(held.total.ratios == .init(held: 9, count: 10))
    #expect(held.problem == nil)
    let lost = IntervalCoverage(of: [Self.build(2), Self.build(2)], in: .sample)
    #expect(lost.total.ratios == .init(held: 8, count: 10))
    #expect(
      lost.problem?.hasPrefix(
        "The intervals hold 8 of 10 ratios of other builds, which is less than 90%.")
        == true)
  }

  @Test("A run without ratios is a problem")
  func noRatios() {
    let coverage = IntervalCoverage(of: [.kept], in: .kept)
    #expect(coverage.rows.isEmpty)
    #expect(coverage.problem?.hasPrefix("No ratio can be compared.") == true)
  }

  @Test("The table has a row for each interaction and one for all")
  func table() {
    #expect(
      IntervalCoverage(of: [Self.build(2)], in: .sample).table == [
        "interaction         in the intervals  share  again covers 1",
        "greeting-tap                  2 of 3    67%          1 of 1",
        "name-refused                  1 of 1   100%               –",
        "observers-1                   1 of 1   100%               –",
        "all                           4 of 5    80%          1 of 1",
      ])
  }

  @Test("The unused code depends on the seed alone")
  func unusedCode() {
    let code = OtherBuild.unusedCode(seed: 1_001)
    #expect(OtherBuild.unusedCode(seed: 1_001) == code)
    #expect(OtherBuild.unusedCode(seed: 1_002) != code)
    #expect(code.contains("unused_function_19(") && code.contains("unused_data_19["))
  }
}
