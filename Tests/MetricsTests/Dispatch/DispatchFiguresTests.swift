import Foundation
import Metrics
import Testing

@Suite("Figures of dispatch")
struct DispatchFiguresTests {
  @Test("What was not measured is encoded as null and never left out")
  func nullFigures() throws {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.net = NetFigures()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(figures), as: UTF8.self)
    #expect(
      json == """
        {"allocatedBytes":null,"allocations":null,"dynamicHops":null,"instructions":null,\
        "interaction":"greeting-tap","nanoseconds":null,"net":{"allocatedBytes":null,\
        "allocations":null,"dynamicHops":null,"instructions":null,"releases":null,\
        "retains":null,"weakLoads":null},"ratio":null,"releases":null,"retains":null,\
        "weakLoads":null}
        """)
  }

  @Test("A result is the same after it was encoded and decoded")
  func roundTrip() throws {
    var figures = DispatchFigures(interaction: "name-saved")
    figures.nanoseconds = Estimate(median: 2, low: 1, high: 3)
    figures.ratio = .one
    figures.allocations = 4
    let result = DispatchResult(
      floor: [figures], again: [], architectures: ["mvc": [figures]], notes: ["Why."])
    let decoded = try JSONDecoder().decode(
      DispatchResult.self, from: JSONEncoder().encode(result))
    #expect(decoded == result)
  }
}
