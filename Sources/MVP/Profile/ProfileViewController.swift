import Foundation
import HeadlessUIKit
import Models
import Views

/// The profile screen: forwards what the person does, and sets what it is told.
final class ProfileViewController: UIViewController {
  private let presenter: ProfilePresenter
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()
  private var posts: [PostRow] = []

  init(
    presenter: ProfilePresenter, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.presenter = presenter
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
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

extension ProfileViewController: ProfileViewProtocol {
  func startLoadingIndicator() {
    profileView.spinner.startAnimating()
  }

  func stopLoadingIndicator() {
    profileView.spinner.stopAnimating()
  }

  func setContentHidden(_ isHidden: Bool) {
    profileView.contentView.isHidden = isHidden
  }

  func setName(_ name: String) {
    profileView.nameLabel.text = name
  }

  func setNameFieldText(_ text: String) {
    profileView.nameField.text = text
  }

  func setNameFieldEnabled(_ isEnabled: Bool) {
    profileView.nameField.isEnabled = isEnabled
  }

  func setNameCount(_ count: String) {
    profileView.nameCountLabel.text = count
  }

  func setNameError(_ message: String) {
    profileView.nameErrorLabel.text = message
  }

  func setNameErrorHidden(_ isHidden: Bool) {
    profileView.nameErrorLabel.isHidden = isHidden
  }

  func startSavingIndicator() {
    profileView.savingIndicator.startAnimating()
  }

  func stopSavingIndicator() {
    profileView.savingIndicator.stopAnimating()
  }

  func setPhoto(_ data: Data) {
    profileView.photoView.image = UIImage(data: data) ?? ProfileView.photoPlaceholder
  }

  func setPhotoPlaceholder() {
    profileView.photoView.image = ProfileView.photoPlaceholder
  }

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    profileView.changePhotoButton.isEnabled = isEnabled
  }

  func setPosts(_ posts: [PostRow]) {
    self.posts = posts
    profileView.postsTableView.reloadData()
  }

  func setPostsHidden(_ isHidden: Bool) {
    profileView.postsTableView.isHidden = isHidden
  }

  func setNoPostsHidden(_ isHidden: Bool) {
    profileView.noPostsLabel.isHidden = isHidden
  }

  func setPostsError(_ message: String) {
    profileView.postsErrorLabel.text = message
  }

  func setPostsErrorHidden(_ isHidden: Bool) {
    profileView.postsErrorLabel.isHidden = isHidden
  }

  func setPostsRetryHidden(_ isHidden: Bool) {
    profileView.postsRetryButton.isHidden = isHidden
  }

  func setError(_ message: String) {
    profileView.errorLabel.text = message
  }

  func setErrorHidden(_ isHidden: Bool) {
    profileView.errorLabel.isHidden = isHidden
  }

  func setRetryHidden(_ isHidden: Bool) {
    profileView.retryButton.isHidden = isHidden
  }

  func showLogInScreen() {
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func showPostScreen(for post: Post) {
    navigationController?.pushViewController(makePostScreen(post), animated: true)
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
