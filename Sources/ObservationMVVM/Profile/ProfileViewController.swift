import Foundation
import PortableUIKit
import Views

/// Shows in the views of the profile screen what the view model holds.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let photoSection = SectionView()
  private let nameSection = SectionView()
  private let postsSection = SectionView()
  private let profileView: ProfileView
  private let errorView = ErrorView()

  private var rows: [PostRow] = []

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    profileView = ProfileView(
      photoSection: photoSection, nameSection: nameSection, postsSection: postsSection)
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
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
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
    photoSection.update = { [weak self] in self?.updatePhoto() }
    nameSection.update = { [weak self] in self?.updateName() }
    postsSection.update = { [weak self] in self?.updatePosts() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
    // UIKit would update before it draws; a cached user is to be visible when this method returns.
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
    let part = viewModel.part
    loadingView.spinner.run(part.isLoading)
    profileView.isHidden = !part.isProfile
    errorView.errorLabel.text = part.error
    errorView.isHidden = part.error == nil
  }

  private func updatePhoto() {
    profileView.photoView.showPhoto(viewModel.photo)
    profileView.changePhotoButton.isEnabled = !viewModel.isChangingPhoto
    profileView.photoErrorLabel.showMessage(viewModel.photoError)
  }

  private func updateName() {
    profileView.nameLabel.text = viewModel.name
    showNameFieldText(viewModel.nameFieldText)
    profileView.nameCountLabel.text = viewModel.nameCount
    let isSaving = viewModel.isSaving
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
    profileView.nameErrorLabel.showMessage(viewModel.nameError)
  }

  private func showNameFieldText(_ text: String) {
    // Setting the text that the user has just typed would move the caret.
    guard profileView.nameField.text != text else { return }
    profileView.nameField.text = text
  }

  private func updatePosts() {
    let posts = viewModel.posts
    rows = posts.rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = rows.isEmpty
    profileView.noPostsLabel.isHidden = !posts.isEmpty
    profileView.postsErrorLabel.showMessage(posts.error)
    profileView.postsRetryButton.isHidden = posts.error == nil
  }

  // MARK: Display name

  private func nameChanged() {
    viewModel.nameChanged(profileView.nameField.text ?? "")
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
