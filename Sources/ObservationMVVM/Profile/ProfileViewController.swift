import Foundation
import PortableUIKit
import Views

/// Shows what the view model of the profile screen holds, and tells it what the person does.
///
/// `updateProperties()` runs again after each change of a value that it has read. It is not told
/// which value has changed, so it sets all views. Setting most views again is harmless. Setting the
/// name field would move its caret, and each typed character would decode the photo and make the
/// cells again, so these three are set only if their values differ.
///
/// One may object that one function updates the whole screen. This is no property of the pattern: in
/// UIKit, a `UIView` has `updateProperties()`, too, and cells, buttons and child view controllers are
/// tracked separately. HeadlessUIKit tracks view controllers only.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  /// The photo in the photo view.
  private var shownPhotoData: Data?
  /// The rows in the table view, which are behind those of the view model until the next update.
  private var shownRows: [PostRow] = []

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
    // The placeholder stands there until there is a photo, and an update without a photo sets nothing.
    profileView.photoView.showPhoto(nil)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    forwardEvents()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
    // UIKit would update before it draws. With this line a cached user is visible before this method
    // returns, as is required of the screen.
    updatePropertiesIfNeeded()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    viewModel.didLeave()
  }

  // MARK: Updates

  override func updateProperties() {
    super.updateProperties()
    updateLoading()
    updateName()
    updatePhoto()
    updatePosts()
  }

  private func updateLoading() {
    loadingView.spinner.run(viewModel.isLoading)
    profileView.isHidden = viewModel.isProfileHidden
    errorView.errorLabel.text = viewModel.loadErrorText
    errorView.isHidden = viewModel.loadErrorText == nil
  }

  private func updateName() {
    profileView.nameLabel.text = viewModel.name
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != viewModel.nameFieldText {
      profileView.nameField.text = viewModel.nameFieldText
    }
    profileView.nameCountLabel.text = viewModel.nameCountText
    profileView.nameField.isEnabled = !viewModel.isSavingName
    profileView.savingIndicator.run(viewModel.isSavingName)
    profileView.nameErrorLabel.showMessage(viewModel.nameErrorText)
  }

  private func updatePhoto() {
    // Every typed character leads here, and to decode the photo again takes time.
    if shownPhotoData != viewModel.photoData {
      shownPhotoData = viewModel.photoData
      profileView.photoView.showPhoto(shownPhotoData)
    }
    profileView.changePhotoButton.isEnabled = viewModel.isChangePhotoEnabled
    profileView.photoErrorLabel.showMessage(viewModel.photoErrorText)
  }

  private func updatePosts() {
    // Every typed character leads here, too, and to make the cells again takes time.
    if shownRows != viewModel.postRows {
      shownRows = viewModel.postRows
      profileView.postsTableView.reloadData()
    }
    profileView.postsTableView.isHidden = viewModel.isPostsHidden
    profileView.noPostsLabel.isHidden = viewModel.isNoPostsHidden
    profileView.postsErrorLabel.showMessage(viewModel.postsErrorText)
    profileView.postsRetryButton.isHidden = viewModel.isPostsRetryHidden
  }

  // MARK: Events

  private func forwardEvents() {
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
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

  private func nameChanged() {
    viewModel.nameFieldText = profileView.nameField.text ?? ""
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownRows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = shownRows[indexPath.row]
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
