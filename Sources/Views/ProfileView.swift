import Foundation
import HeadlessUIKit

/// The view of the profile screen.
package final class ProfileView: UIView {
  /// The activity indicator that runs while the profile is loading.
  package let spinner = UIActivityIndicatorView()

  /// The view that contains the profile's controls; hidden until there is a profile to show.
  package let contentView = UIStackView()

  /// The view that shows the user's photo, or `photoPlaceholder` if the user has no photo.
  package let photoView = UIImageView()

  /// The button with which the person chooses another photo.
  package let changePhotoButton = UIButton(type: .system)

  /// The label that shows the saved display name.
  package let nameLabel = UILabel()

  /// The field in which the person edits the display name; the return key ends editing.
  package let nameField = UITextField()

  /// The label that shows the number of characters in the name field, such as `12 of 40`.
  package let nameCountLabel = UILabel()

  /// The label that shows the reason why the name in the field is not valid.
  package let nameErrorLabel = UILabel()

  /// The activity indicator that runs while a name is being saved.
  package let savingIndicator = UIActivityIndicatorView()

  /// The table view that lists the posts of the user, in cells of the type `PostCell`.
  package let postsTableView = UITableView()

  /// The label that says that the user has no posts.
  package let noPostsLabel = UILabel()

  /// The label that shows the reason why the posts could not be loaded.
  package let postsErrorLabel = UILabel()

  /// The button that loads the posts again.
  package let postsRetryButton = UIButton(type: .system)

  /// The button that logs the user out.
  package let logOutButton = UIButton(type: .system)

  /// The label that shows the reason why a request failed or an input was refused.
  package let errorLabel = UILabel()

  /// The button that loads the profile again.
  package let retryButton = UIButton(type: .system)

  /// The image that is shown for a user without a photo.
  package static let photoPlaceholder: UIImage = {
    guard let image = UIImage(systemName: "person.crop.circle") else {
      preconditionFailure("The system has no symbol named person.crop.circle.")
    }
    return image
  }()

  /// Creates the view as it looks before the profile is loaded.
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
