import Foundation
import HeadlessUIKit
import Models
import Views

extension ProfileView {
  func configure(isLoading: Bool) {
    if isLoading {
      contentView.isHidden = true
    }
    spinner.run(isLoading)
  }

  func configure(for user: User) {
    nameLabel.text = user.displayName.text
    photoView.image =
      user.photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
    contentView.isHidden = false
  }

  func configure(draftName: String) {
    // The person's own typing comes back here; setting it anew would move the caret.
    if nameField.text != draftName {
      nameField.text = draftName
    }
    nameCountLabel.text = "\(draftName.count) of \(DisplayName.maximumCharacterCount)"
  }

  func configure(nameError: DisplayNameError?) {
    nameErrorLabel.showMessage(of: nameError)
  }

  func configure(isSavingName: Bool) {
    nameField.isEnabled = !isSavingName
    savingIndicator.run(isSavingName)
  }

  func configure(isChangingPhoto: Bool) {
    changePhotoButton.isEnabled = !isChangingPhoto
  }

  func configure(error: (any Error)?, canRetry: Bool) {
    errorLabel.showMessage(of: error)
    retryButton.isHidden = !canRetry
  }

  func configure(for posts: [Post]?) {
    postsTableView.reloadData()
    postsTableView.isHidden = posts?.isEmpty != false
    noPostsLabel.isHidden = posts?.isEmpty != true
  }

  func configure(postsError: (any Error)?) {
    postsErrorLabel.showMessage(of: postsError)
    postsRetryButton.isHidden = postsError == nil
  }
}

extension UIActivityIndicatorView {
  fileprivate func run(_ isRunning: Bool) {
    if isRunning {
      startAnimating()
    } else {
      stopAnimating()
    }
  }
}

extension UILabel {
  fileprivate func showMessage(of error: (any Error)?) {
    text = error?.localizedDescription
    isHidden = error == nil
  }
}
