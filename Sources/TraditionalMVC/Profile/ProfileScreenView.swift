import Foundation
import PortableUIKit
import Models
import Views

/// Shows the model's profile, and passes input to the controller.
final class ProfileScreenView: UIStackView {
  weak var controller: ProfileViewController?

  private let model: ProfileModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  init(model: ProfileModel) {
    self.model = model
    super.init(frame: CGRect())
    axis = .vertical
    for view in [loadingView, profileView, errorView] {
      addArrangedSubview(view)
    }
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    forwardEvents()
    model.addDependent(self)
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Input

  private func forwardEvents() {
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.controller?.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.controller?.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
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

  private func nameChanged() {
    controller?.nameChanged(profileView.nameField.text ?? "")
  }
}

extension ProfileScreenView: Dependent {
  func update(_ aspect: ProfileAspect) {
    switch aspect {
    case .loading: loadingView.spinner.run(model.isLoading)
    case .loadError: showLoadError()
    case .user: profileView.isHidden = model.user == nil
    case .displayName: profileView.nameLabel.text = model.user?.displayName.text
    case .draftName: showDraftName()
    case .savingName: showSavingName()
    case .nameError: profileView.nameErrorLabel.showMessage(model.nameError?.localizedDescription)
    case .photo: profileView.photoView.showPhoto(model.user?.photo?.data)
    case .changingPhoto: profileView.changePhotoButton.isEnabled = !model.isChangingPhoto
    case .photoError:
      profileView.photoErrorLabel.showMessage(model.photoError?.localizedDescription)
    case .posts: showPosts()
    case .postsError: showPostsError()
    }
  }

  private func showLoadError() {
    errorView.errorLabel.text = model.loadError?.localizedDescription
    errorView.isHidden = model.loadError == nil
  }

  private func showDraftName() {
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != model.draftName {
      profileView.nameField.text = model.draftName
    }
    let count = model.draftName.count
    profileView.nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  private func showSavingName() {
    profileView.nameField.isEnabled = !model.isSavingName
    profileView.savingIndicator.run(model.isSavingName)
  }

  private func showPosts() {
    if model.posts.isEmpty {
      profileView.noPostsLabel.isHidden = false
    } else {
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = false
    }
  }

  private func showPostsError() {
    profileView.postsErrorLabel.showMessage(model.postsError?.localizedDescription)
    profileView.postsRetryButton.isHidden = model.postsError == nil
  }
}

extension ProfileScreenView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let post = model.posts[indexPath.row]
      cell.titleLabel.text = post.title
      cell.dateLabel.text = post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
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
