import Reports
import Testing

@testable import Testability

@Suite("How far requests agree")
struct ChangeAgreementTests {
  @Test("Each two requests are compared")
  func pairs() {
    let agreement = ChangeAgreement(
      "files", of: [("R1", [1, 2, 3]), ("R2", [10, 20, 30]), ("R3", [3, 2, 1])])
    #expect(agreement.pairs.map(\.requests) == [["R1", "R2"], ["R1", "R3"], ["R2", "R3"]])
    #expect(agreement.pairs.map { $0.correlation?.rho } == [1, -1, -1])
  }

  @Test("The variance is that of rows, of requests and of both together")
  func shares() throws {
    // Rows add 0 or 2, requests 0 or 4; nothing is left.
    let sums = try #require(ChangeAgreement("", of: [("R1", [1, 3]), ("R2", [5, 7])]).shares)
    #expect(sums.rows == 0.2 && sums.requests == 0.8 && sums.interaction < 1e-12)
    let crossed = try #require(ChangeAgreement("", of: [("R1", [1, 3]), ("R2", [3, 1])]).shares)
    #expect(crossed.rows == 0 && crossed.requests == 0 && crossed.interaction == 1)
    #expect(ChangeAgreement("", of: [("R1", [2, 2]), ("R2", [2, 2])]).shares == nil)
  }
}
