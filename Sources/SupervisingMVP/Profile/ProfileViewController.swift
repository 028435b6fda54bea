import Foundation
import Models
import PortableUIKit
import Views

/// The view of the profile screen: binds itself to the model, passes events on, and sets the
/// outputs that it is given.
final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let presenter: any ProfilePresenterProtocol
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var rows: [PostRow] = []

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
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.presenter.logOutTapped() }, for: .primaryActionTriggered)
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
    model.$loadError.bind(to: self) { viewController, message in
      viewController.errorView.errorLabel.text = message
      viewController.errorView.isHidden = message == nil
    }
    model.$displayName.bind(to: self) { $0.profileView.nameLabel.text = $1?.text }
    model.$nameError.bind(to: self) { $0.profileView.nameErrorLabel.showMessage($1) }
    model.$photo.bind(to: self) { $0.profileView.photoView.showPhoto($1?.data) }
    model.$photoError.bind(to: self) { $0.profileView.photoErrorLabel.showMessage($1) }
    model.$postsError.bind(to: self) { viewController, message in
      viewController.profileView.postsErrorLabel.showMessage(message)
      viewController.profileView.postsRetryButton.isHidden = message == nil
    }
  }

  // MARK: Display name

  private func nameChanged() {
    presenter.nameChanged(profileView.nameField.text ?? "")
  }

  private func nameEditingEnded() {
    presenter.nameEditingEnded(profileView.nameField.text ?? "")
  }
}

extension ProfileViewController: ProfileViewProtocol {
  // MARK: Loading

  func setLoading(_ isLoading: Bool) {
    loadingView.spinner.run(isLoading)
  }

  func setProfileHidden(_ isHidden: Bool) {
    profileView.isHidden = isHidden
  }

  // MARK: Display name

  func setNameFieldText(_ text: String) {
    profileView.nameField.text = text
  }

  func setNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func setNameFieldEnabled(_ isEnabled: Bool) {
    profileView.nameField.isEnabled = isEnabled
  }

  func setSaving(_ isSaving: Bool) {
    profileView.savingIndicator.run(isSaving)
  }

  // MARK: Photo

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    profileView.changePhotoButton.isEnabled = isEnabled
  }

  // MARK: Posts

  func setPosts(_ rows: [PostRow]) {
    self.rows = rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
  }

  func setNoPostsHidden(_ isHidden: Bool) {
    profileView.noPostsLabel.isHidden = isHidden
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = rows[indexPath.row]
      cell.titleLabel.text = row.title
      cell.dateLabel.text = row.date
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
