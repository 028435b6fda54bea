import Foundation
import PortableUIKit
import Views

/// Binds the views of the profile screen to the view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var rows: [PostRow] = []

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
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
      UIAction { [weak self] _ in self?.viewModel.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.viewModel.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
    bindViewModel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    viewModel.didLeave()
  }

  // MARK: Bindings

  private func bindViewModel() {
    viewModel.$part.bind(to: self) { $0.show($1) }

    viewModel.$name.bind(to: self) { $0.profileView.nameLabel.text = $1 }
    viewModel.$nameFieldText.bindBothWays(to: profileView.nameField)
    viewModel.$nameCount.bind(to: self) { $0.profileView.nameCountLabel.text = $1 }
    viewModel.$isSaving.bind(to: self) { $0.showSaving($1) }
    viewModel.$nameError.bind(to: self) { $0.profileView.nameErrorLabel.showMessage($1) }

    viewModel.$photo.bind(to: self) { $0.profileView.photoView.showPhoto($1) }
    viewModel.$isChangingPhoto.bind(to: self) { $0.profileView.changePhotoButton.isEnabled = !$1 }
    viewModel.$photoError.bind(to: self) { $0.profileView.photoErrorLabel.showMessage($1) }

    viewModel.$posts.bind(to: self) { $0.show($1) }
  }

  private func show(_ part: ScreenPart) {
    loadingView.spinner.run(part.isLoading)
    profileView.isHidden = !part.isProfile
    errorView.errorLabel.text = part.error
    errorView.isHidden = part.error == nil
  }

  private func showSaving(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  private func show(_ posts: PostsState) {
    rows = posts.rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = rows.isEmpty
    profileView.noPostsLabel.isHidden = !posts.isEmpty
    profileView.postsErrorLabel.showMessage(posts.error)
    profileView.postsRetryButton.isHidden = posts.error == nil
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
    viewModel.postSelected(at: indexPath.row)
  }
}
