import PortableUIKit
import Views

/// Shows the display name, and the text that the user is typing.
final class NameSection: ProfileSection {
  override var column: [UIView] {
    [
      profileView.nameLabel, profileView.nameField, profileView.nameCountLabel,
      profileView.nameErrorLabel, profileView.savingIndicator,
    ]
  }

  override func updateProperties() {
    super.updateProperties()
    profileView.nameLabel.text = viewModel.name
    showNameFieldText(viewModel.nameFieldText)
    profileView.nameCountLabel.text = viewModel.nameCount
    let isSaving = viewModel.isSaving
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
    profileView.nameErrorLabel.showMessage(viewModel.nameError)
  }

  private func showNameFieldText(_ text: String) {
    // Setting the text that the user has just typed would move the caret.
    guard profileView.nameField.text != text else { return }
    profileView.nameField.text = text
  }
}
