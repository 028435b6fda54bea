import Testing

@testable import Reports

@Suite("Medians")
struct MedianTests {
  @Test(
    "The median is the middle value or the mean of the two middle ones",
    arguments: [
      ([3], 3), ([1, 2], 1.5), ([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([5, 5, 5, 1], 5),
      ([-1, 1], 0), ([], nil),
    ] as [([Double], Double?)])
  func median(values: [Double], expected: Double?) {
    #expect(values.median() == expected)
  }
}

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("The numbers are those of the published algorithm")
  func knownNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}
