import HeadlessUIKit
import Models
import Scenarios
import Views

extension ProfileScreen {
  /// The content of the screen, also while the screen is not in the window.
  ///
  /// The initial values are those of a screen that is loading; hidden texts are `nil`.
  struct Shown: Equatable {
    var isLoading = true
    var loadError: String?
    var isProfileHidden = true
    var name: String?
    var nameFieldText: String?
    var nameCount: String?
    var isNameFieldEnabled = true
    var isSavingName = false
    var nameError: String?
    var photo: UIImage.Source?
    var isChangePhotoEnabled = true
    var photoError: String?
    var posts: [[String?]]?
    var isNoPostsHidden = true
    var postsError: String?
    var isPostsRetryHidden = true

    /// Returns the content of a screen that shows a saved user and has no posts yet.
    static func profile(of user: User) -> Shown {
      Shown(
        isLoading: false, isProfileHidden: false, name: user.displayName.text,
        nameFieldText: user.displayName.text, nameCount: "\(user.displayName.text.count) of 40",
        photo: user.photo.map { .data($0.data) } ?? .symbol("person.crop.circle"))
    }

    static let blaine = profile(of: .blaine)

    /// Copies this content, applies `change` to the copy, and returns the copy.
    func with(_ change: (inout Shown) -> Void) -> Shown {
      var copy = self
      change(&copy)
      return copy
    }
  }

  var shown: Shown {
    Shown(
      isLoading: loadingView.spinner.isAnimating,
      loadError: visibleText(of: errorView.errorLabel, in: errorView),
      isProfileHidden: profileView.isHidden,
      name: profileView.nameLabel.text,
      nameFieldText: profileView.nameField.text,
      nameCount: profileView.nameCountLabel.text,
      isNameFieldEnabled: profileView.nameField.isEnabled,
      isSavingName: profileView.savingIndicator.isAnimating,
      nameError: visibleText(of: profileView.nameErrorLabel),
      photo: profileView.photoView.image?.source,
      isChangePhotoEnabled: profileView.changePhotoButton.isEnabled,
      photoError: visibleText(of: profileView.photoErrorLabel),
      posts: profileView.postsTableView.isHidden ? nil : rows,
      isNoPostsHidden: profileView.noPostsLabel.isHidden,
      postsError: visibleText(of: profileView.postsErrorLabel),
      isPostsRetryHidden: profileView.postsRetryButton.isHidden)
  }

  private var rows: [[String?]] {
    profileView.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      .map { [$0.titleLabel.text, $0.dateLabel.text] }
  }

  private func visibleText(of label: UILabel, in part: UIView? = nil) -> String? {
    (part ?? label).isHidden ? nil : label.text
  }
}
