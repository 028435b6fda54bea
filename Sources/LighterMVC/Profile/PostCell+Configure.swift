import Foundation
import Models
import PortableUIKit
import Views

extension PostCell {
  func configure(for post: Post) {
    titleLabel.text = post.title
    dateLabel.text = post.date.formatted(
      Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
