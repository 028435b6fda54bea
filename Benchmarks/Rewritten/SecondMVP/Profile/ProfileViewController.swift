import Foundation
import Models
import PortableUIKit
import Views

/// The passive view of the profile.
final class ProfileViewController: UIViewController {
  private let presenter: any ProfilePresenterProtocol
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private var postRows: [ProfilePostRow] = []

  init(
    presenter: any ProfilePresenterProtocol, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.presenter = presenter
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    addActions()
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    presenter.viewDidLoad()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { presenter.viewDidLeave() }
  }

  private func addActions() {
    let logOut = UIAction { [weak self] _ in self?.presenter.didTapLogOut() }
    errorView.logOutButton.addAction(logOut, for: .touchUpInside)
    profileView.logOutButton.addAction(logOut, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapRetry() }, for: .touchUpInside)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapChangePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.didTapRetryPosts() }, for: .touchUpInside)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameFieldDidChange() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameFieldDidEndEditing() }, for: .editingDidEnd)
  }

  private func nameFieldDidChange() {
    presenter.didEditName(profileView.nameField.text ?? "")
  }

  private func nameFieldDidEndEditing() {
    presenter.didEndEditingName(profileView.nameField.text ?? "")
  }

  private func setLoading(_ isLoading: Bool) {
    loadingView.isHidden = !isLoading
    loadingView.spinner.run(isLoading)
  }
}

extension ProfileViewController: ProfileViewProtocol {
  func showLoading() {
    errorView.isHidden = true
    setLoading(true)
  }

  func showLoadError(_ message: String) {
    setLoading(false)
    errorView.errorLabel.text = message
    errorView.isHidden = false
  }

  func showProfile() {
    setLoading(false)
    profileView.isHidden = false
  }

  func showName(_ name: String) {
    profileView.nameLabel.text = name
  }

  func fillNameField(with text: String) {
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

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    profileView.changePhotoButton.isEnabled = isEnabled
  }

  func showPosts(_ rows: [ProfilePostRow]) {
    postRows = rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
  }

  func showNoPosts() {
    profileView.noPostsLabel.isHidden = false
  }

  func showPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
  }

  func openLogIn() {
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func openPost(_ post: Post) {
    navigationController?.pushViewController(makePostScreen(post), animated: true)
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
