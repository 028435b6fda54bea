import Foundation
import PortableUIKit
import Models
import Views

extension ProfileView {
  func configure(for user: User) {
    showName(user.displayName)
    photoView.showPhoto(user.photo?.data)
  }

  // MARK: Display name

  func showName(_ name: DisplayName) {
    nameLabel.text = name.text
    fillNameField(with: name)
  }

  func fillNameField(with name: DisplayName) {
    nameField.text = name.text
    updateNameCount()
  }

  func updateNameCount() {
    let count = nameField.text?.count ?? 0
    nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Posts

  /// Reloads the table view, whose data source has the posts, or shows that there are none.
  func showPosts(_ posts: [Post]) {
    if posts.isEmpty {
      noPostsLabel.isHidden = false
    } else {
      postsTableView.reloadData()
      postsTableView.isHidden = false
    }
  }

  func showPostsError(_ message: String) {
    postsErrorLabel.showMessage(message)
    postsRetryButton.isHidden = false
  }

  func hidePostsError() {
    postsErrorLabel.showMessage(nil)
    postsRetryButton.isHidden = true
  }
}
