import Foundation
import Models
import PortableUIKit
import Views

/// The view of the profile, bound to its view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  init(
    viewModel: ProfileViewModel, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.viewModel = viewModel
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
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    addActions()
    bindName()
    bindPhoto()
    bindPosts()
    bindNavigation()
    viewModel.phase.bind(to: self) { $0.show($1) }
    viewModel.open()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.leave() }
  }

  private func addActions() {
    let logOut = UIAction { [weak self] _ in self?.viewModel.logOut() }
    errorView.logOutButton.addAction(logOut, for: .touchUpInside)
    profileView.logOutButton.addAction(logOut, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.loadUser() }, for: .touchUpInside)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.choosePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.loadPosts() }, for: .touchUpInside)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameFieldDidChange() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.viewModel.endEditingName() }, for: .editingDidEnd)
  }

  private func bindName() {
    viewModel.name.bind(to: self) { $0.profileView.nameLabel.text = $1 }
    viewModel.nameText.bind(to: self) { $0.showNameText($1) }
    viewModel.nameCount.bind(to: self) { $0.profileView.nameCountLabel.text = $1 }
    viewModel.nameError.bind(to: self) { $0.profileView.nameErrorLabel.showMessage($1) }
    viewModel.isSavingName.bind(to: self) { $0.showSavingName($1) }
  }

  private func bindPhoto() {
    viewModel.photo.bind(to: self) { $0.profileView.photoView.showPhoto($1) }
    viewModel.photoError.bind(to: self) { $0.profileView.photoErrorLabel.showMessage($1) }
    viewModel.canChangePhoto.bind(to: self) { $0.profileView.changePhotoButton.isEnabled = $1 }
  }

  private func bindPosts() {
    viewModel.postRows.bind(to: self) { $0.showPosts($1) }
    viewModel.hasNoPosts.bind(to: self) { $0.profileView.noPostsLabel.isHidden = !$1 }
    viewModel.postsError.bind(to: self) { $0.showPostsError($1) }
  }

  private func bindNavigation() {
    viewModel.onLogOut = { [weak self] in self?.openLogIn() }
    viewModel.onSelectPost = { [weak self] post in self?.openPost(post) }
  }

  private func nameFieldDidChange() {
    viewModel.editName(profileView.nameField.text ?? "")
  }

  private func show(_ phase: ProfileViewModel.Phase) {
    loadingView.isHidden = true
    profileView.isHidden = true
    errorView.isHidden = true
    loadingView.spinner.stopAnimating()
    switch phase {
    case .loading:
      loadingView.isHidden = false
      loadingView.spinner.startAnimating()
    case .failed(let message):
      errorView.isHidden = false
      errorView.errorLabel.text = message
    case .loaded:
      profileView.isHidden = false
    }
  }

  private func showNameText(_ text: String) {
    if profileView.nameField.text != text { profileView.nameField.text = text }
  }

  private func showSavingName(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  private func showPosts(_ rows: [ProfileViewModel.PostRow]) {
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = rows.isEmpty
  }

  private func showPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
  }

  private func openLogIn() {
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  private func openPost(_ post: Post) {
    navigationController?.pushViewController(makePostScreen(post), animated: true)
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.postRows.value.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = viewModel.postRows.value[indexPath.row]
      cell.titleLabel.text = row.title
      cell.dateLabel.text = row.date
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.selectPost(at: indexPath.row)
  }
}
