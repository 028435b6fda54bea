import Costs
import Foundation
import Interactions
import Reports
import Samples
import Sizes
import TestSupport
import Testing

@testable import Figures
@testable import Page
@testable import guides

@Suite("The page of the kept comparison")
struct KeptPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes the page of the sample, and returns its problem beside another comparison.
  private func problem(beside comparison: Comparison) throws -> Problem? {
    let page = ReportPage(of: .sample, baseline: "mvc", architectures: [])
    try folder.write(page.html(), to: KeptPage.path)
    return try KeptPage.problem(in: folder.url, of: comparison)
  }

  @Test("A page with the figures of the documents has no problem, nor has a missing page")
  func same() throws {
    #expect(try KeptPage.problem(in: folder.url, of: .sample) == nil)
    #expect(try problem(beside: .sample) == nil)
  }

  @Test("A page with another size, another count or costs of another run is to be made again")
  func otherFigures() throws {
    let changes: [(inout Comparison) -> Void] = [
      { $0.architectures[1].size?.total.codeLines += 1 },
      { $0.architectures[0].dispatch?[.greetingTap]?.counts[.allocations] = 5 },
      { $0.environment.commit = "5e6f7a8" },
    ]
    for change in changes {
      var other = Comparison.sample
      change(&other)
      let message = try #require(try problem(beside: other)).message
      #expect(message.contains("Make it again: swift run -c release guides --page"))
    }
  }
}
