import Foundation
import Models
import PortableUIKit
import Views

extension ProfileView {
  func configure(for user: User) {
    setName(user.displayName)
    setPhoto(user.photo)
    isHidden = false
  }

  // MARK: Display name

  func setName(_ name: DisplayName) {
    nameLabel.text = name.text
    setNameFieldText(name.text)
  }

  func setNameFieldText(_ text: String) {
    nameField.text = text
    setNameCount(DisplayName.count(of: text))
  }

  func setNameCount(_ count: String) {
    nameCountLabel.text = count
  }

  func setSaving(_ isSaving: Bool) {
    nameField.isEnabled = !isSaving
    savingIndicator.run(isSaving)
  }

  func setNameError(_ message: String?) {
    nameErrorLabel.showMessage(message)
  }

  // MARK: Photo

  func setPhoto(_ photo: Photo?) {
    photoView.showPhoto(photo?.data)
  }

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    changePhotoButton.isEnabled = isEnabled
  }

  func setPhotoError(_ message: String?) {
    photoErrorLabel.showMessage(message)
  }

  // MARK: Posts

  func showPosts() {
    postsTableView.reloadData()
    postsTableView.isHidden = false
  }

  func setNoPostsHidden(_ isHidden: Bool) {
    noPostsLabel.isHidden = isHidden
  }

  func setPostsError(_ message: String?) {
    postsErrorLabel.showMessage(message)
    postsRetryButton.isHidden = message == nil
  }
}
