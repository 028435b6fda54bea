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

  @Test("A property that is nil is written as null")
  func null() throws {
    #expect(try Sample().json() == "{\n  \"number\" : null,\n  \"texts\" : null\n}\n")
  }

  @Test("A property that has a value is written as the value alone")
  func value() throws {
    let text = try Sample(number: 3, texts: ["a"]).json()
    #expect(text == "{\n  \"number\" : 3,\n  \"texts\" : [\n    \"a\"\n  ]\n}\n")
  }

  @Test(
    "A property is nil if it is null or missing, and its value otherwise",
    arguments: [
      (#"{"number": null, "texts": null}"#, nil), ("{}", nil), (#"{"number": 3}"#, 3),
    ] as [(String, Int?)])
  func reading(text: String, number: Int?) throws {
    #expect(try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) == Sample(number: number))
  }

  @Test("A value of another type is refused")
  func wrongType() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Sample.self, from: Data(#"{"number": "3"}"#.utf8))
    }
  }
}
