import Foundation
import PortableUIKit
import Views

/// Shows the posts.
final class PostsSection: ProfileSection {
  private var rows: [PostRow] = []

  override var column: [UIView] {
    [
      profileView.postsTableView, profileView.noPostsLabel, profileView.postsErrorLabel,
      profileView.postsRetryButton,
    ]
  }

  override func updateProperties() {
    super.updateProperties()
    let posts = viewModel.posts
    rows = posts.rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = rows.isEmpty
    profileView.noPostsLabel.isHidden = posts != .empty
    profileView.postsErrorLabel.showMessage(posts.error)
    profileView.postsRetryButton.isHidden = posts.error == nil
  }
}

extension PostsSection: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = rows[indexPath.row]
      cell.titleLabel.text = row.title
      cell.dateLabel.text = row.date
    }
    return cell
  }
}

extension PostsSection: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.postSelected(at: indexPath.row)
  }
}
