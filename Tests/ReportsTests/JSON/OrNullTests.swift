import Foundation
import Testing

@testable import Reports

@Suite("Properties that are null in JSON")
struct OrNullTests {
  private struct Sample: Codable, Equatable {
    @OrNull var number: Int?
    @OrNull var texts: [String]?

    init(number: Int? = nil, texts: [String]? = nil) {
      self.number = number
      self.texts = texts
    }
  }

  @Test("A property that is nil is written as null, and another one as the value alone")
  func writing() throws {
    let text = try Sample(texts: ["a"]).json()
    #expect(text == "{\n  \"number\" : null,\n  \"texts\" : [\n    \"a\"\n  ]\n}\n")
  }

  @Test(
    "A property is nil if it is null or missing, and its value otherwise",
    arguments: [
      (#"{"number": null, "texts": null}"#, nil), ("{}", nil), (#"{"number": 3}"#, 3),
    ] as [(String, Int?)])
  func reading(text: String, number: Int?) throws {
    #expect(try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) == Sample(number: number))
  }
}
