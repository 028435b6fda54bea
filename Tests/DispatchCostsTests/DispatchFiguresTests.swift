import Foundation
import Statistics
import Testing

@testable import DispatchCosts

@Suite("Figures of dispatch")
struct DispatchFiguresTests {
  @Test("What was not measured is encoded as null and never left out")
  func nullFigures() throws {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.net = Counts()
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(figures))
    let object = try #require(json as? [String: Any])
    let counters = Counter.all.map(\.key)
    #expect(Set(object.keys) == Set(counters + ["interaction", "nanoseconds", "ratio", "net"]))
    let net = try #require(object["net"] as? [String: Any])
    #expect(Set(net.keys) == Set(counters))
    for counter in counters {
      #expect(object[counter] is NSNull)
      #expect(net[counter] is NSNull)
    }
  }

  @Test("A result is the same after it was encoded and decoded")
  func roundTrip() throws {
    var figures = DispatchFigures(interaction: "name-saved")
    figures.nanoseconds = Estimate(median: 2, low: 1, high: 3)
    figures.ratio = .one
    figures.counts[.allocations] = 4
    let result = DispatchResult(
      floor: [figures], models: [], again: [], slowed: figures, bindings: [figures],
      architectures: ["mvc": [figures]], notes: ["Why."])
    let decoded = try JSONDecoder().decode(
      DispatchResult.self, from: JSONEncoder().encode(result))
    #expect(decoded == result)
  }
}
