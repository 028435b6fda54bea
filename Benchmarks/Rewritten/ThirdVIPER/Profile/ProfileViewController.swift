import Foundation
import PortableUIKit
import Views

/// The view of the profile.
final class ProfileViewController: UIViewController {
  private let presenter: any ProfilePresenterProtocol

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private var postRows: [PostRow] = []

  init(presenter: any ProfilePresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    addNameActions()
    addButtonActions()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { presenter.viewDidLeave() }
  }

  private func addNameActions() {
    let nameField = profileView.nameField
    nameField.addAction(
      UIAction { [weak self, unowned nameField] _ in
        self?.presenter.didEditName(nameField.text ?? "")
      }, for: .editingChanged)
    nameField.addAction(
      UIAction { [weak self, unowned nameField] _ in
        self?.presenter.didEndEditingName(nameField.text ?? "")
      }, for: .editingDidEnd)
  }

  private func addButtonActions() {
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapChangePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapRetryPosts() }, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapRetry() }, for: .touchUpInside)
    for button in [profileView.logOutButton, errorView.logOutButton] {
      button.addAction(
        UIAction { [weak self] _ in self?.presenter.didTapLogOut() }, for: .touchUpInside)
    }
  }
}

extension ProfileViewController: ProfileViewProtocol {
  func showLoading() {
    loadingView.spinner.run(true)
    profileView.isHidden = true
    errorView.isHidden = true
  }

  func showProfile() {
    loadingView.spinner.run(false)
    profileView.isHidden = false
    errorView.isHidden = true
  }

  func showLoadError(_ message: String) {
    loadingView.spinner.run(false)
    profileView.isHidden = true
    errorView.errorLabel.text = message
    errorView.isHidden = false
  }

  func showName(_ name: String) {
    profileView.nameLabel.text = name
  }

  func setNameText(_ text: String) {
    profileView.nameField.text = text
  }

  func showNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func showNameError(_ message: String?) {
    profileView.nameErrorLabel.showMessage(message)
  }

  func setSavingName(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  func showPhoto(_ data: Data?) {
    profileView.photoView.showPhoto(data)
  }

  func showPhotoError(_ message: String?) {
    profileView.photoErrorLabel.showMessage(message)
  }

  func setChangingPhoto(_ isChanging: Bool) {
    profileView.changePhotoButton.isEnabled = !isChanging
  }

  func showPosts(_ posts: PostsDisplay) {
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
    switch posts {
    case .nothing:
      break
    case .noPosts:
      profileView.noPostsLabel.isHidden = false
    case .rows(let rows):
      postRows = rows
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = false
    case .error(let message):
      profileView.postsErrorLabel.showMessage(message)
      profileView.postsRetryButton.isHidden = false
    }
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    postRows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = postRows[indexPath.row]
      cell.titleLabel.text = row.title
      cell.dateLabel.text = row.date
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.didSelectPost(at: indexPath.row)
  }
}
