import Foundation
import HeadlessUIKit
import Models
import Views

/// Shows the profile as the model has it, and hands input to the controller.
final class ProfileScreenView: UIView {
  private let model: ProfileModel
  private weak var controller: ProfileViewController?
  private let profileView = ProfileView()

  /// The name in the field, for the controller to make something of.
  var typedName: String { profileView.nameField.text ?? "" }

  init(model: ProfileModel, controller: ProfileViewController) {
    self.model = model
    self.controller = controller
    super.init(frame: .zero)
    addSubview(profileView)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    model.addDependent(self)
    for aspect in ProfileAspect.allCases {
      update(aspect)
    }
    handOverInput()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func handOverInput() {
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.controller?.retryTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.controller?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.controller?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.controller?.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.controller?.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.controller?.logOutTapped() }, for: .primaryActionTriggered)
  }
}

// MARK: - Changes of the model

extension ProfileScreenView: Dependent {
  func update(_ aspect: ProfileAspect) {
    switch aspect {
    case .loading: profileView.spinner.run(model.isLoading)
    case .user: profileView.contentView.isHidden = model.user == nil
    case .displayName: profileView.nameLabel.text = model.user?.displayName.text
    case .draftName: showDraftName()
    case .nameError: profileView.nameErrorLabel.showMessage(of: model.nameError)
    case .savingName: showSavingName()
    case .photo: showPhoto()
    case .changingPhoto: profileView.changePhotoButton.isEnabled = !model.isChangingPhoto
    case .error: showError()
    case .posts: showPosts()
    case .postsError: showPostsError()
    }
  }

  private func showDraftName() {
    // The person's own typing comes back here; setting it anew would move the caret.
    if profileView.nameField.text != model.draftName {
      profileView.nameField.text = model.draftName
    }
    profileView.nameCountLabel.text =
      "\(model.draftName.count) of \(DisplayName.maximumCharacterCount)"
  }

  private func showSavingName() {
    profileView.nameField.isEnabled = !model.isSavingName
    profileView.savingIndicator.run(model.isSavingName)
  }

  private func showPhoto() {
    profileView.photoView.image =
      model.user?.photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  private func showError() {
    profileView.errorLabel.showMessage(of: model.error)
    profileView.retryButton.isHidden = !model.hasFailedToLoad
  }

  private func showPosts() {
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = model.posts?.isEmpty != false
    profileView.noPostsLabel.isHidden = model.posts?.isEmpty != true
  }

  private func showPostsError() {
    profileView.postsErrorLabel.showMessage(of: model.postsError)
    profileView.postsRetryButton.isHidden = model.postsError == nil
  }
}

// MARK: - Posts

extension ProfileScreenView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.posts?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell, let post = model.posts?[indexPath.row] {
      cell.titleLabel.text = post.title
      cell.dateLabel.text = post.date.formatted(.iso8601.year().month().day())
    }
    return cell
  }
}

extension ProfileScreenView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    controller?.postSelected(at: indexPath.row)
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
