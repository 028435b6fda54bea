import Foundation
import HeadlessUIKit

/// The row of a post.
package final class PostCell: UITableViewCell {
  /// The name under which the profile's table view knows it.
  package static let reuseIdentifier = "PostCell"

  /// Shows what the post is about.
  package let titleLabel = UILabel()

  /// Shows the day on which it was published.
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
