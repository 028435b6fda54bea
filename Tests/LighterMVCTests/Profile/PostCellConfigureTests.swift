import Foundation
import HeadlessUIKit
import Models
import Testing
import Views

@testable import LighterMVC

extension WithViews {
  @Suite struct PostCellConfigureTests {
    @Test("P-22: a cell shows the title and the day where the person is", arguments: [0, 12, 23])
    func configures(hour: Int) throws {
      let components = DateComponents(year: 2026, month: 3, day: 3, hour: hour, minute: 30)
      let date = try #require(Calendar(identifier: .gregorian).date(from: components))
      let cell = PostCell(style: .default, reuseIdentifier: PostCell.reuseIdentifier)
      cell.configure(for: Post(id: Post.ID(rawValue: "1"), title: "Sawing", date: date))
      #expect(cell.titleLabel.text == "Sawing")
      #expect(cell.dateLabel.text == "2026-03-03")
    }
  }
}
