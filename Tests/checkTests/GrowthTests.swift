import Foundation
import Testing

@testable import check

@Suite("The growth of a time with the length of a file")
struct GrowthTests {
  @Test("Growth in proportion is no problem, and growth with the square is one")
  func limit() {
    let proportional = Growth(seconds: [1.5, 2.5, 4.5, 8.5], start: 0.5)
    #expect(proportional.seconds == [1, 2, 4, 8])
    #expect(proportional.ratio == 8)
    #expect(proportional.problem(named: "'/*'") == nil)
    let square = Growth(seconds: [1, 4, 16, 64], start: 0)
    #expect(square.problem(named: "'/*'") == "'/*': 8 MB take 64.0 times as long as 1 MB.")
  }

  @Test("32 times as long is allowed, and more is not")
  func bounds() {
    #expect(Growth(seconds: [1, 4, 16, 32], start: 0).problem(named: "a") == nil)
    #expect(Growth(seconds: [1, 4, 16, 33], start: 0).problem(named: "a") != nil)
  }

  @Test("A time that the clock cannot measure counts as a hundredth of a second")
  func shortest() {
    #expect(Growth(seconds: [0.5, 0.5, 0.5, 0.75], start: 0.5).ratio == 25)
    #expect(Growth(seconds: [0.25, 0.5, 0.5, 0.75], start: 0.5).ratio == 25)
  }

  @Test("A row stands below its header")
  func row() {
    let table = [Growth.header, Growth(seconds: [1, 2, 4, 8], start: 0).row(named: "'/*'")]
    #expect(
      table == [
        "repeated                     1 MB     2 MB     4 MB     8 MB   8 to 1",
        "'/*'                         1.00     2.00     4.00     8.00      8.0",
      ])
  }

  @Test("A piece fills a number of bytes, and no character is cut")
  func repetition() {
    let bytes = { (piece: String, count: Int) in
      String(decoding: RepeatedSource(name: piece, piece: piece).bytes(count), as: UTF8.self)
    }
    #expect(bytes("ab", 5) == "ababa")
    #expect(bytes("é", 5) == "éé")
    #expect(bytes("abc", 2) == "ab")
  }
}
