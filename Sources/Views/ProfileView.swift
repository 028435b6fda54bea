import Foundation
import HeadlessUIKit

/// The view of the profile screen.
package final class ProfileView: UIView {
  /// Runs while the profile is loading.
  package let spinner = UIActivityIndicatorView()

  /// Contains the profile's controls; hidden until there is a profile to show.
  package let contentView = UIStackView()

  /// Shows the person's photo or the placeholder.
  package let photoView = UIImageView()

  /// Lets the person choose another photo.
  package let changePhotoButton = UIButton(type: .system)

  /// Shows the saved display name.
  package let nameLabel = UILabel()

  /// Edits the display name; the return key ends editing.
  package let nameField = UITextField()

  /// Shows the length of the name in the field.
  package let nameCountLabel = UILabel()

  /// Shows the error of the name in the field.
  package let nameErrorLabel = UILabel()

  /// Runs while a name is being saved.
  package let savingIndicator = UIActivityIndicatorView()

  /// Lists the posts of the user, in cells of the type `PostCell`.
  package let postsTableView = UITableView()

  /// Says that the user has no posts.
  package let noPostsLabel = UILabel()

  /// Shows the reason why the posts could not be loaded.
  package let postsErrorLabel = UILabel()

  /// Loads the posts again.
  package let postsRetryButton = UIButton(type: .system)

  /// Logs out.
  package let logOutButton = UIButton(type: .system)

  /// Shows the reason why a request failed or an input was refused.
  package let errorLabel = UILabel()

  /// Loads the profile again.
  package let retryButton = UIButton(type: .system)

  /// The image for a person without a photo.
  package static let photoPlaceholder: UIImage = {
    guard let image = UIImage(systemName: "person.crop.circle") else {
      preconditionFailure("The system has no symbol of this name.")
    }
    return image
  }()

  /// Creates the view.
  package init() {
    super.init(frame: .zero)
    nameErrorLabel.numberOfLines = 0
    nameErrorLabel.isHidden = true
    postsTableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    postsTableView.isHidden = true
    noPostsLabel.text = "No posts yet."
    noPostsLabel.isHidden = true
    postsErrorLabel.numberOfLines = 0
    postsErrorLabel.isHidden = true
    postsRetryButton.isHidden = true
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    retryButton.isHidden = true
    setTitles()
    setIdentifiers()
    arrange()
    // The return key ends editing only if there is an action for this event.
    nameField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setTitles() {
    changePhotoButton.setTitle("Change photo", for: .normal)
    postsRetryButton.setTitle("Load posts again", for: .normal)
    logOutButton.setTitle("Log out", for: .normal)
    retryButton.setTitle("Try again", for: .normal)
  }

  private func setIdentifiers() {
    spinner.accessibilityIdentifier = "profile.spinner"
    photoView.accessibilityIdentifier = "profile.photo"
    changePhotoButton.accessibilityIdentifier = "profile.changePhoto"
    nameLabel.accessibilityIdentifier = "profile.name"
    nameField.accessibilityIdentifier = "profile.nameField"
    nameCountLabel.accessibilityIdentifier = "profile.nameCount"
    nameErrorLabel.accessibilityIdentifier = "profile.nameError"
    savingIndicator.accessibilityIdentifier = "profile.saving"
    postsTableView.accessibilityIdentifier = "profile.posts"
    noPostsLabel.accessibilityIdentifier = "profile.noPosts"
    postsErrorLabel.accessibilityIdentifier = "profile.postsError"
    postsRetryButton.accessibilityIdentifier = "profile.postsRetry"
    logOutButton.accessibilityIdentifier = "profile.logout"
    errorLabel.accessibilityIdentifier = "profile.error"
    retryButton.accessibilityIdentifier = "profile.retry"
  }

  private func arrange() {
    contentView.axis = .vertical
    contentView.isHidden = true
    for view in [
      photoView, changePhotoButton, nameLabel, nameField, nameCountLabel, nameErrorLabel,
      savingIndicator, postsTableView, noPostsLabel, postsErrorLabel, postsRetryButton,
      logOutButton,
    ] {
      contentView.addArrangedSubview(view)
    }

    let stackView = UIStackView(arrangedSubviews: [spinner, contentView, errorLabel, retryButton])
    stackView.axis = .vertical
    addSubview(stackView)
  }
}
