import Foundation
import Samples
import Testing

@testable import Comparisons
@testable import DispatchCosts
@testable import JSON
@testable import Tables

@Suite("The tolerance of a check")
struct ToleranceTests {
  @Test(
    "Percentages are read with decimals or without, with the sign or without",
    arguments: [
      ("2", "2%"), ("2%", "2%"), ("2.5", "2.5%"), ("2.50%", "2.5%"), ("0", "0%"), ("007", "7%"),
      ("0.000000001", "0.000000001%"), ("999999999", "999999999%"),
    ])
  func reading(text: String, description: String) {
    #expect(Tolerance(text)?.description == description)
  }

  @Test(
    "Anything else is no tolerance",
    arguments: [
      "", " ", "-1", "+1", "2,5", "2.", ".5", "%", "2%%", "2 %", " 2", "1e3", "0x2", "nan", "inf",
      "٢", "2\n", "two", "1234567890", "1.1234567890",
    ])
  func refusal(text: String) {
    #expect(Tolerance(text) == nil)
  }

  @Test(
    "Growth by exactly the tolerance is none, and one more is",
    arguments: [
      ("2", 100, 102), ("2", 50, 51), ("2.5", 1000, 1025), ("1.1", 1000, 1011), ("0", 7, 7),
      ("0.1", 30_000, 30_030), ("110", 10, 21), ("2", 0, 0), ("50", 1, 1), ("2", -100, -98),
      ("2", Int.max - 1, Int.max),
    ])
  func limit(text: String, kept: Int, most: Int) {
    let tolerance = Tolerance.percent(text)
    #expect(!tolerance.isExceeded(from: kept, to: most))
    if most < .max { #expect(tolerance.isExceeded(from: kept, to: most + 1)) }
  }

  @Test("From nothing to anything is growth, with any tolerance")
  func zero() {
    #expect(Tolerance.percent("999999999").isExceeded(from: 0, to: 1))
  }

  @Test("Shrinking by exactly the tolerance is none, and one more is")
  func shrinking() {
    let tolerance = Tolerance.percent("2")
    #expect(!tolerance.isUndercut(from: 100, to: 98))
    #expect(tolerance.isUndercut(from: 100, to: 97))
    #expect(!tolerance.isExceeded(from: 100, to: 97))
    #expect(!tolerance.isUndercut(from: 100, to: 103))
  }

  @Test("Counts as far apart as they can be are compared")
  func extremes() {
    let tolerance = Tolerance.percent("999999999.999999999")
    #expect(!tolerance.isExceeded(from: .max, to: .min))
    #expect(tolerance.isUndercut(from: 1, to: .min))
    #expect(Tolerance.standard.isExceeded(from: .min, to: .max))
  }

  @Test("What is written as JSON can be read again")
  func json() throws {
    let text = try [Tolerance.percent("2.5")].json()
    #expect(text.contains("2.5\n"))
    #expect(
      try JSONDecoder().decode([Tolerance].self, from: Data(text.utf8)) == [.percent("2.5")])
  }
}
