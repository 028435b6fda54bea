import Foundation
import Reports
import Testing

@testable import Costs

@Suite("Figures of dispatch")
struct DispatchFiguresTests {
  @Test("What was not measured is encoded as null and never left out")
  func nullFigures() throws {
    var figures = DispatchFigures(interaction: "greeting-tap")
    figures.net = Counts()
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(figures))
    let object = try #require(json as? [String: Any])
    let counters = Counter.all.map(\.key)
    let others = ["interaction", "nanoseconds", "ratio", "net", "instructionsInLayouts"]
    #expect(Set(object.keys) == Set(counters + others))
    #expect(object["instructionsInLayouts"] is NSNull)
    let net = try #require(object["net"] as? [String: Any])
    #expect(Set(net.keys) == Set(counters))
    for counts in [object, net] {
      #expect(counters.allSatisfy { counts[$0] is NSNull })
    }
  }

  @Test("A result is the same after it was encoded and decoded")
  func roundTrip() throws {
    var figures = DispatchFigures(interaction: "name-saved")
    figures.nanoseconds = Estimate(value: 2, low: 1, high: 3)
    figures.ratio = .one
    figures.counts[.allocations] = 4
    figures.net = Counts([.allocations: 3])
    figures.instructionsInLayouts = CountRange(low: 5, high: 6)
    let result = DispatchResult(
      floor: [figures], models: [figures], again: [], slowed: figures, bindings: [figures],
      architectures: ["mvc": [figures]], notes: ["Why."])
    let decoded = try JSONDecoder().decode(
      DispatchResult.self, from: JSONEncoder().encode(result))
    #expect(decoded == result)
  }
}
