import PortableUIKit
import Views

/// Shows the photo.
final class PhotoSection: ProfileSection {
  override var column: [UIView] {
    [profileView.photoView, profileView.changePhotoButton, profileView.photoErrorLabel]
  }

  override func updateProperties() {
    super.updateProperties()
    profileView.photoView.showPhoto(viewModel.photo)
    profileView.changePhotoButton.isEnabled = !viewModel.isChangingPhoto
    profileView.photoErrorLabel.showMessage(viewModel.photoError)
  }
}
