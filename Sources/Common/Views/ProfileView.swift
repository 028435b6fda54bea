import Foundation
import PortableUIKit

/// The view of a loaded profile, which is the middle part of the profile screen.
///
/// The screen shows one of its three parts at a time: a `LoadingView` while the profile is loading,
/// a profile view once the profile is loaded, or an `ErrorView` after a failure to load the
/// profile. Each architecture's screen puts the three parts into a column. This class cannot do so,
/// because in one architecture other objects own the `LoadingView` and the `ErrorView`.
package final class ProfileView: UIStackView {
  /// The view that shows the user's photo, or `photoPlaceholder` if the user has no photo.
  package let photoView = UIImageView()

  /// The button with which the person chooses another photo.
  package let changePhotoButton = UIButton(type: .system)

  /// The label that shows the reason why the photo was not changed.
  package let photoErrorLabel = UILabel()

  /// The label that shows the saved display name.
  package let nameLabel = UILabel()

  /// The field in which the person edits the display name; the return key ends editing.
  package let nameField = UITextField()

  /// The label that shows the number of characters in the name field, such as `12 of 40`.
  package let nameCountLabel = UILabel()

  /// The label that shows the reason why the name was not changed.
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

  /// The image that is shown for a user without a photo.
  package static let photoPlaceholder: UIImage = {
    guard let image = UIImage(systemName: "person.crop.circle") else {
      preconditionFailure("The system has no symbol named person.crop.circle.")
    }
    return image
  }()

  /// Creates the view as it looks before the profile is loaded: hidden, and without messages.
  ///
  /// The sections are empty stack views, which the view fills. They can be given, because a section
  /// may update itself.
  package init(
    photoSection: UIStackView = UIStackView(), nameSection: UIStackView = UIStackView(),
    postsSection: UIStackView = UIStackView()
  ) {
    super.init(frame: CGRect())
    axis = .vertical
    isHidden = true
    setTitles()
    setIdentifiers()
    for label in [photoErrorLabel, nameErrorLabel, postsErrorLabel] {
      label.numberOfLines = 0
      label.isHidden = true
    }
    postsTableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    postsTableView.isHidden = true
    noPostsLabel.isHidden = true
    postsRetryButton.isHidden = true
    add([photoView, changePhotoButton, photoErrorLabel], in: photoSection)
    add([nameLabel, nameField, nameCountLabel, nameErrorLabel, savingIndicator], in: nameSection)
    add([postsTableView, noPostsLabel, postsErrorLabel, postsRetryButton], in: postsSection)
    addArrangedSubview(logOutButton)
    // The return key ends editing only if there is an action for this event.
    nameField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  package required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func add(_ views: [UIView], in section: UIStackView) {
    section.axis = .vertical
    for view in views { section.addArrangedSubview(view) }
    addArrangedSubview(section)
  }

  private func setTitles() {
    changePhotoButton.setTitle("Change photo", for: .normal)
    noPostsLabel.text = "No posts yet."
    postsRetryButton.setTitle("Load posts again", for: .normal)
    logOutButton.setTitle("Log out", for: .normal)
  }

  private func setIdentifiers() {
    photoView.accessibilityIdentifier = "profile.photo"
    changePhotoButton.accessibilityIdentifier = "profile.changePhoto"
    photoErrorLabel.accessibilityIdentifier = "profile.photoError"
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
  }
}
