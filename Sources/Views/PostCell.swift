import Foundation
import HeadlessUIKit

/// The table cell of a post.
package final class PostCell: UITableViewCell {
  /// The identifier under which the profile's table view reuses the cell.
  package static let reuseIdentifier = "PostCell"

  /// Shows the title of the post.
  package let titleLabel = UILabel()

  /// Shows the day of publication.
  package let dateLabel = UILabel()

  /// Creates the cell.
  package required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stackView = UIStackView(arrangedSubviews: [titleLabel, dateLabel])
    stackView.axis = .vertical
    contentView.addSubview(stackView)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
