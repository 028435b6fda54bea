import Foundation
import PortableUIKit
import Views

/// Tells the presenter what the person does, and shows what the presenter sets.
final class ProfileViewController: UIViewController {
  private let presenter: any ProfileViewOutput
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var rows: [PostRow] = []

  init(presenter: any ProfileViewOutput) {
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

  // MARK: Display name

  private func nameChanged() {
    presenter.nameChanged(profileView.nameField.text ?? "")
  }

  private func nameEditingEnded() {
    presenter.nameEditingEnded(profileView.nameField.text ?? "")
  }
}

extension ProfileViewController: ProfileViewInput {
  // MARK: Loading

  func setLoading(_ isLoading: Bool) {
    loadingView.spinner.run(isLoading)
  }

  func setLoadError(_ message: String?) {
    errorView.errorLabel.text = message
    errorView.isHidden = message == nil
  }

  func setProfileHidden(_ isHidden: Bool) {
    profileView.isHidden = isHidden
  }

  // MARK: Display name

  func setName(_ name: String) {
    profileView.nameLabel.text = name
  }

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

  func setNameError(_ message: String?) {
    profileView.nameErrorLabel.showMessage(message)
  }

  // MARK: Photo

  func setPhoto(_ data: Data?) {
    profileView.photoView.showPhoto(data)
  }

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    profileView.changePhotoButton.isEnabled = isEnabled
  }

  func setPhotoError(_ message: String?) {
    profileView.photoErrorLabel.showMessage(message)
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

  func setPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
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
