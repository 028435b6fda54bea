import Foundation
import HeadlessUIKit
import Views

/// The profile screen: forwards what the person does, and shows what it is told.
final class ProfileViewController: UIViewController {
  private let presenter: any ProfileViewOutput
  private let profileView = ProfileView()
  private var posts: [PostRow] = []

  init(presenter: any ProfileViewOutput) {
    self.presenter = presenter
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
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.retryTapped() }, for: .primaryActionTriggered)
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
    if parent == nil {
      presenter.didLeave()
    }
  }

  private func nameChanged() {
    presenter.nameChanged(profileView.nameField.text ?? "")
  }

  private func nameEditingEnded() {
    presenter.nameEditingEnded(profileView.nameField.text ?? "")
  }
}

extension ProfileViewController: ProfileViewInput {
  func startLoadingIndicator() {
    profileView.spinner.startAnimating()
  }

  func stopLoadingIndicator() {
    profileView.spinner.stopAnimating()
  }

  func showProfile() {
    profileView.contentView.isHidden = false
  }

  func hideProfile() {
    profileView.contentView.isHidden = true
  }

  func showName(_ name: String) {
    profileView.nameLabel.text = name
  }

  func fillNameField(with text: String) {
    profileView.nameField.text = text
  }

  func setNameFieldEnabled(_ isEnabled: Bool) {
    profileView.nameField.isEnabled = isEnabled
  }

  func showNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func showNameError(_ message: String) {
    profileView.nameErrorLabel.text = message
    profileView.nameErrorLabel.isHidden = false
  }

  func hideNameError() {
    profileView.nameErrorLabel.isHidden = true
  }

  func startSavingIndicator() {
    profileView.savingIndicator.startAnimating()
  }

  func stopSavingIndicator() {
    profileView.savingIndicator.stopAnimating()
  }

  func showPhoto(_ data: Data) {
    profileView.photoView.image = UIImage(data: data) ?? ProfileView.photoPlaceholder
  }

  func showPhotoPlaceholder() {
    profileView.photoView.image = ProfileView.photoPlaceholder
  }

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    profileView.changePhotoButton.isEnabled = isEnabled
  }

  func showPosts(_ posts: [PostRow]) {
    self.posts = posts
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
    profileView.noPostsLabel.isHidden = true
  }

  func showNoPosts() {
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = false
  }

  func hidePosts() {
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
  }

  func showPostsError(_ message: String) {
    profileView.postsErrorLabel.text = message
    profileView.postsErrorLabel.isHidden = false
    profileView.postsRetryButton.isHidden = false
  }

  func hidePostsError() {
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
  }

  func showError(_ message: String) {
    profileView.errorLabel.text = message
    profileView.errorLabel.isHidden = false
  }

  func hideError() {
    profileView.errorLabel.isHidden = true
  }

  func showRetry() {
    profileView.retryButton.isHidden = false
  }

  func hideRetry() {
    profileView.retryButton.isHidden = true
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let post = posts[indexPath.row]
      cell.titleLabel.text = post.title
      cell.dateLabel.text = post.date
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
