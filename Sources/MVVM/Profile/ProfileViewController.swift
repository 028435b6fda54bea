import Foundation
import HeadlessUIKit
import Views

/// Binds the profile view to its view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let profileView = ProfileView()
  private var bindings: [ObservationToken] = []
  private var postRows: [PostRow] = []

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
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
    bindings = bindLoading() + bindName() + bindPhoto() + bindPosts()
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    forwardEvents()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      viewModel.didLeave()
    }
  }

  // MARK: - Outputs

  private func bindLoading() -> [ObservationToken] {
    [
      viewModel.$isLoading.bind(to: profileView.spinner) { $0.run($1) },
      viewModel.$isProfileHidden.bind(to: profileView.contentView) { $0.isHidden = $1 },
      viewModel.$errorText.bind(to: profileView.errorLabel) { $0.showMessage($1) },
      viewModel.$isRetryHidden.bind(to: profileView.retryButton) { $0.isHidden = $1 },
    ]
  }

  private func bindName() -> [ObservationToken] {
    [
      viewModel.$displayName.bind(to: profileView.nameLabel) { $0.text = $1 },
      viewModel.$nameText.bind(to: profileView.nameField) { nameField, text in
        // The person's own typing comes back here; setting it anew would move the caret.
        if nameField.text != text {
          nameField.text = text
        }
      },
      viewModel.$nameCountText.bind(to: profileView.nameCountLabel) { $0.text = $1 },
      viewModel.$nameErrorText.bind(to: profileView.nameErrorLabel) { $0.showMessage($1) },
      viewModel.$isNameEnabled.bind(to: profileView.nameField) { $0.isEnabled = $1 },
      viewModel.$isSavingName.bind(to: profileView.savingIndicator) { $0.run($1) },
    ]
  }

  private func bindPhoto() -> [ObservationToken] {
    [
      viewModel.$photoData.bind(to: profileView.photoView) {
        $0.image = $1.flatMap(UIImage.init(data:)) ?? ProfileView.photoPlaceholder
      },
      viewModel.$isChangePhotoEnabled.bind(to: profileView.changePhotoButton) {
        $0.isEnabled = $1
      },
    ]
  }

  private func bindPosts() -> [ObservationToken] {
    [
      viewModel.$postRows.bind(to: self) { $0.showPosts($1) },
      viewModel.$postsErrorText.bind(to: profileView.postsErrorLabel) { $0.showMessage($1) },
      viewModel.$postsErrorText.bind(to: profileView.postsRetryButton) { $0.isHidden = $1 == nil },
    ]
  }

  private func showPosts(_ rows: [PostRow]?) {
    postRows = rows ?? []
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = postRows.isEmpty
    profileView.noPostsLabel.isHidden = rows?.isEmpty != true
  }

  // MARK: - Events

  private func forwardEvents() {
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.retryTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
  }

  private func nameChanged() {
    viewModel.nameChanged(profileView.nameField.text ?? "")
  }

  private func nameEditingEnded() {
    viewModel.nameEditingEnded(profileView.nameField.text ?? "")
  }
}

extension ProfileViewController: UITableViewDataSource {
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
}

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.postSelected(at: indexPath.row)
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

extension UILabel {
  fileprivate func showMessage(_ message: String?) {
    text = message
    isHidden = message == nil
  }
}
