import Foundation
import HeadlessUIKit
import Views

/// Shows what the view model of the profile screen holds, and tells it what the person does.
///
/// `updateProperties()` runs again after each change of a value that it has read. It is not told
/// which value has changed, so it sets all views. Most views can be set to the value that they show.
/// The name field would move its caret, the photo would be decoded again, and the table view would
/// lose its selection, so these three are set only if their values differ.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  /// The photo in the photo view.
  private var photoData: Data?
  /// The rows in the table view, which are behind those of the view model until the next update.
  private var postRows: [PostRow] = []

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
    profileView.photoView.showPhoto(photoData)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    forwardEvents()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
    // A cached user is shown before the transition begins, and not at the next update.
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
    if photoData != viewModel.photoData {
      photoData = viewModel.photoData
      profileView.photoView.showPhoto(photoData)
    }
    profileView.changePhotoButton.isEnabled = viewModel.isChangePhotoEnabled
    profileView.photoErrorLabel.showMessage(viewModel.photoErrorText)
  }

  private func updatePosts() {
    // Reloading equal rows would take the selection away.
    if postRows != viewModel.postRows {
      postRows = viewModel.postRows
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
