import Foundation
import PortableUIKit

/// A table view cell that shows a post.
package final class PostCell: UITableViewCell {
  /// The reuse identifier of these cells in the table view of the profile.
  package static let reuseIdentifier = "PostCell"

  /// The label that shows the title of the post.
  package let titleLabel = UILabel()

  /// The label that shows the day on which the post was published.
  package let dateLabel = UILabel()

  /// Creates a cell with empty labels.
  package override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(UIStackView(column: [titleLabel, dateLabel]))
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
