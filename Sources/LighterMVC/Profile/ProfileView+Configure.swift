import Foundation
import HeadlessUIKit
import Models
import Views

extension ProfileView {
  func configure(for user: User) {
    showName(user.displayName)
    showPhoto(user.photo)
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

  func showNameError(_ error: any Error) {
    nameErrorLabel.text = error.localizedDescription
    nameErrorLabel.isHidden = false
  }

  func hideNameError() {
    nameErrorLabel.isHidden = true
  }

  // MARK: Photo

  func showPhoto(_ photo: Photo?) {
    photoView.image = photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  func showPhotoError(_ error: any Error) {
    photoErrorLabel.text = error.localizedDescription
    photoErrorLabel.isHidden = false
  }

  func hidePhotoError() {
    photoErrorLabel.isHidden = true
  }

  // MARK: Posts

  /// Reloads the table view, or shows that there are no posts.
  func showPosts(_ posts: [Post]) {
    if posts.isEmpty {
      noPostsLabel.isHidden = false
    } else {
      postsTableView.reloadData()
      postsTableView.isHidden = false
    }
  }

  func showPostsError(_ error: any Error) {
    postsErrorLabel.text = error.localizedDescription
    postsErrorLabel.isHidden = false
    postsRetryButton.isHidden = false
  }

  func hidePostsError() {
    postsErrorLabel.isHidden = true
    postsRetryButton.isHidden = true
  }
}
