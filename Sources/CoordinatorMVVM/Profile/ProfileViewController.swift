import Foundation
import PortableUIKit
import Views

/// Binds the views of the profile screen to the view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

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
    bindViewModel()
    forwardEvents()
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
    viewModel.$isLoading.bind(to: loadingView.spinner) { $0.run($1) }
    viewModel.$isProfileHidden.bind(to: profileView) { $0.isHidden = $1 }
    viewModel.$loadErrorText.bind(to: errorView) { errorView, text in
      errorView.errorLabel.text = text
      errorView.isHidden = text == nil
    }

    viewModel.$name.bind(to: profileView.nameLabel) { $0.text = $1 }
    viewModel.$nameFieldText.bindBothWays(to: profileView.nameField)
    viewModel.$nameCountText.bind(to: profileView.nameCountLabel) { $0.text = $1 }
    viewModel.$isSavingName.bind(to: profileView.nameField) { $0.isEnabled = !$1 }
    viewModel.$isSavingName.bind(to: profileView.savingIndicator) { $0.run($1) }
    viewModel.$nameErrorText.bind(to: profileView.nameErrorLabel) { $0.showMessage($1) }

    viewModel.$photoData.bind(to: profileView.photoView) { $0.showPhoto($1) }
    viewModel.$isChangePhotoEnabled.bind(to: profileView.changePhotoButton) { $0.isEnabled = $1 }
    viewModel.$photoErrorText.bind(to: profileView.photoErrorLabel) { $0.showMessage($1) }

    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    viewModel.$postRows.bind(to: profileView.postsTableView) { tableView, _ in
      tableView.reloadData()
    }
    viewModel.$isPostsHidden.bind(to: profileView.postsTableView) { $0.isHidden = $1 }
    viewModel.$isNoPostsHidden.bind(to: profileView.noPostsLabel) { $0.isHidden = $1 }
    viewModel.$postsErrorText.bind(to: profileView.postsErrorLabel) { $0.showMessage($1) }
    viewModel.$isPostsRetryHidden.bind(to: profileView.postsRetryButton) { $0.isHidden = $1 }
  }

  // MARK: Events

  private func forwardEvents() {
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.viewModel.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.postRows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = viewModel.postRows[indexPath.row]
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
