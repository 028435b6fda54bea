import Foundation
import HeadlessUIKit
import Models

/// The screen that shows a post.
final class PostViewController: UIViewController {
  private let post: Post

  init(post: Post) {
    self.post = post
    super.init(nibName: nil, bundle: nil)
    title = "Post"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let titleLabel = UILabel()
    titleLabel.text = post.title
    titleLabel.numberOfLines = 0
    let dateLabel = UILabel()
    dateLabel.text = post.date.formatted(.iso8601.year().month().day())
    let stackView = UIStackView(arrangedSubviews: [titleLabel, dateLabel])
    stackView.axis = .vertical
    view = stackView
  }
}
