import Foundation
import Models
import PortableUIKit
import Views

extension ProfileView {
  func configure(for user: User) {
    setName(user.displayName)
    photoView.showPhoto(user.photo?.data)
    isHidden = false
  }

  // MARK: Display name

  func setName(_ name: DisplayName) {
    nameLabel.text = name.text
    setNameFieldText(name.text)
  }

  func setNameFieldText(_ text: String) {
    nameField.text = text
    setNameCount(of: text)
  }

  func setNameCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  func setSaving(_ isSaving: Bool) {
    nameField.isEnabled = !isSaving
    savingIndicator.run(isSaving)
  }

  // MARK: Posts

  func showPosts() {
    postsTableView.reloadData()
    postsTableView.isHidden = false
  }

  func setPostsError(_ message: String?) {
    postsErrorLabel.showMessage(message)
    postsRetryButton.isHidden = message == nil
  }
}
