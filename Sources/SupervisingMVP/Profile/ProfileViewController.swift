import Foundation
import HeadlessUIKit
import Models
import Views

/// The profile screen: shows the model by itself, forwards what the person does, and lets the
/// presenter change the rest.
final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let presenter: ProfilePresenter
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()

  init(
    model: ProfileModel, presenter: ProfilePresenter,
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.model = model
    self.presenter = presenter
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindModel()
    forwardEvents()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      presenter.didLeave()
    }
  }

  // MARK: - Model

  private func bindModel() {
    model.$isLoading.bind(to: profileView.spinner) { $0.run($1) }
    model.$displayName.bind(to: profileView.nameLabel) { $0.text = $1?.text }
    model.$isSavingName.bind(to: profileView.nameField) { $0.isEnabled = !$1 }
    model.$isSavingName.bind(to: profileView.savingIndicator) { $0.run($1) }
    model.$photo.bind(to: profileView.photoView) { photoView, photo in
      photoView.image = photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
    }
    model.$isChangingPhoto.bind(to: profileView.changePhotoButton) { $0.isEnabled = !$1 }
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    model.$posts.bind(to: profileView) { profileView, posts in
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = posts?.isEmpty != false
      profileView.noPostsLabel.isHidden = posts?.isEmpty != true
    }
  }

  // MARK: - Events

  private func forwardEvents() {
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.retryTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.presenter.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.presenter.logOutTapped() }, for: .primaryActionTriggered)
  }

  private func nameChanged() {
    presenter.nameChanged(profileView.nameField.text ?? "")
  }

  private func nameEditingEnded() {
    presenter.nameEditingEnded(profileView.nameField.text ?? "")
  }
}

extension ProfileViewController: ProfileViewProtocol {
  func setContentHidden(_ isHidden: Bool) {
    profileView.contentView.isHidden = isHidden
  }

  func setNameFieldText(_ text: String) {
    profileView.nameField.text = text
  }

  func setNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func showNameError(_ message: String) {
    profileView.nameErrorLabel.text = message
    profileView.nameErrorLabel.isHidden = false
  }

  func hideNameError() {
    profileView.nameErrorLabel.isHidden = true
  }

  func showPostsError(_ message: String) {
    profileView.postsErrorLabel.text = message
    profileView.postsErrorLabel.isHidden = false
    profileView.postsRetryButton.isHidden = false
  }

  func hidePostsError() {
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
  }

  func showError(_ message: String) {
    profileView.errorLabel.text = message
    profileView.errorLabel.isHidden = false
  }

  func hideError() {
    profileView.errorLabel.isHidden = true
  }

  func setRetryHidden(_ isHidden: Bool) {
    profileView.retryButton.isHidden = isHidden
  }

  func showLogInScreen() {
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func showPostScreen(for post: Post) {
    navigationController?.pushViewController(makePostScreen(post), animated: true)
  }
}

extension ProfileViewController: UITableViewDataSource {
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

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.postSelected(at: indexPath.row)
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
