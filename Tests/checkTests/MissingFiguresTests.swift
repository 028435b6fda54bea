import Foundation
import Testing

@testable import check

@Suite("The figures that a comparison lacks")
struct MissingFiguresTests {
  @Test("A figure that is null is named by its path")
  func missing() throws {
    let json = """
      {"architectures": [{"size": {"tokens": null}, "dispatch": [
        {"interaction": "greeting-open", "liveBytes": null, "net": {"retains": null}}]}]}
      """
    #expect(
      try MissingFigures(inJSON: Data(json.utf8)).paths == [
        "architectures/0/dispatch/0/liveBytes", "architectures/0/dispatch/0/net/retains",
        "architectures/0/size/tokens",
      ])
  }

  @Test("Figures that do not exist may be null")
  func inexistent() throws {
    let json = """
      {"architectures": [{"dispatch": [{"interaction": "greeting-tap", "liveBytes": null,
                                         "instructionsInLayouts": null}]}],
       "controls": {"floor": [{"interaction": "greeting-build", "net": null}],
                    "models": [{"interaction": "greeting-tap", "nanoseconds": null, "ratio": null,
                                "net": null}],
                    "slowed": {"interaction": "greeting-tap", "retains": null}}}
      """
    #expect(try MissingFigures(inJSON: Data(json.utf8)).paths == [])
  }
}
