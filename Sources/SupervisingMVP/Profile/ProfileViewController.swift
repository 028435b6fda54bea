import Foundation
import PortableUIKit
import Models
import Views

/// The view of the profile screen: binds itself to the model, passes events on, and sets the
/// outputs that it is given.
final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let presenter: any ProfilePresenterProtocol
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  init(model: ProfileModel, presenter: any ProfilePresenterProtocol) {
    self.model = model
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
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
    guard parent == nil else { return }
    presenter.didLeave()
  }

  // MARK: Model

  private func bindModel() {
    model.$isLoading.bind(to: loadingView.spinner) { $0.run($1) }
    model.$name.bind(to: profileView.nameLabel) { $0.text = $1?.text }
    model.$isSavingName.bind(to: profileView.nameField) { $0.isEnabled = !$1 }
    model.$isSavingName.bind(to: profileView.savingIndicator) { $0.run($1) }
    model.$photo.bind(to: profileView.photoView) { $0.showPhoto($1?.data) }
    model.$isChangingPhoto.bind(to: profileView.changePhotoButton) { $0.isEnabled = !$1 }
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    model.$posts.bind(to: profileView.postsTableView) { tableView, posts in
      tableView.reloadData()
      tableView.isHidden = posts.isEmpty
    }
  }

  // MARK: Events

  private func forwardEvents() {
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.presenter.logOutTapped() }, for: .primaryActionTriggered)
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
  // MARK: Loading

  func showProfile() {
    profileView.isHidden = false
  }

  func showLoadError(_ message: String) {
    errorView.errorLabel.text = message
    errorView.isHidden = false
  }

  func hideLoadError() {
    errorView.isHidden = true
  }

  // MARK: Display name

  func setNameFieldText(_ text: String) {
    profileView.nameField.text = text
  }

  func setNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func showNameError(_ message: String) {
    profileView.nameErrorLabel.showMessage(message)
  }

  func hideNameError() {
    profileView.nameErrorLabel.showMessage(nil)
  }

  // MARK: Photo

  func showPhotoError(_ message: String) {
    profileView.photoErrorLabel.showMessage(message)
  }

  func hidePhotoError() {
    profileView.photoErrorLabel.showMessage(nil)
  }

  // MARK: Posts

  func showNoPosts() {
    profileView.noPostsLabel.isHidden = false
  }

  func showPostsError(_ message: String) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = false
  }

  func hidePostsError() {
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
  }
}

extension ProfileViewController: UITableViewDataSource {
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

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.postSelected(at: indexPath.row)
  }
}
