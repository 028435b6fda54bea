import Foundation
import Testing
import Toolchain

@testable import Figures
@testable import Reports

@Suite("The kept spread of authors")
struct AuthorSpreadTests {
  @Test("Versions of one architecture are the same by the rule of each figure")
  func sameness() throws {
    let folder = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let rows = try AuthorSpread(keptIn: folder).rows
    #expect(Set(rows.map(\.figure)) == Set(AuthorSpread.figures.map(\.id)))
    for row in rows {
      let figure = try #require(AuthorSpread.figures.first { $0.id == row.figure })
      let (least, most) = (try #require(row.values.min()), try #require(row.values.max()))
      #expect(
        figure.sameness.areSame(.count(Int(least)), .count(Int(most))),
        "\(row.architecture): \(row.figure) is \(row.values), not \(figure.sameness)")
    }
  }
}
