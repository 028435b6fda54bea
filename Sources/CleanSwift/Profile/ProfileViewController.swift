import Foundation
import HeadlessUIKit
import Views

/// What the presenter can have displayed.
protocol ProfileDisplayLogic: AnyObject {
  func displayLoad(viewModel: Profile.Load.ViewModel)
  func displayNameCount(viewModel: Profile.CountName.ViewModel)
  func displayChangeName(viewModel: Profile.ChangeName.ViewModel)
  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel)
  func displayPosts(viewModel: Profile.FetchPosts.ViewModel)
  func displaySelectPost(viewModel: Profile.SelectPost.ViewModel)
  func displayLogOut(viewModel: Profile.LogOut.ViewModel)
  func displayLeave(viewModel: Profile.Leave.ViewModel)
}

/// The profile screen: requests what the person wants, and displays what comes round.
final class ProfileViewController: UIViewController, ProfileDisplayLogic {
  private let interactor: any ProfileBusinessLogic
  private let router: any ProfileRoutingLogic
  private let profileView = ProfileView()
  private var posts: [Profile.FetchPosts.ViewModel.DisplayedPost] = []

  init(interactor: any ProfileBusinessLogic, router: any ProfileRoutingLogic) {
    self.interactor = interactor
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.changePhotoTapped() }, for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.postsRetryTapped() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.load(request: Profile.Load.Request())
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      didLeave()
    }
  }

  // MARK: Load

  private func retryTapped() {
    interactor.retry(request: Profile.Retry.Request())
  }

  func displayLoad(viewModel: Profile.Load.ViewModel) {
    animate(profileView.spinner, viewModel.isLoading)
    show(viewModel.error, in: profileView.errorLabel)
    profileView.retryButton.isHidden = viewModel.isRetryHidden
    if let user = viewModel.user {
      showName(user.name)
      showPhoto(user.photo)
    }
    profileView.contentView.isHidden = viewModel.user == nil
  }

  // MARK: Count name

  private func nameChanged() {
    interactor.countName(
      request: Profile.CountName.Request(text: profileView.nameField.text ?? ""))
  }

  func displayNameCount(viewModel: Profile.CountName.ViewModel) {
    profileView.nameCountLabel.text = viewModel.count
  }

  // MARK: Change name

  private func nameEditingEnded() {
    interactor.changeName(
      request: Profile.ChangeName.Request(text: profileView.nameField.text ?? ""))
  }

  func displayChangeName(viewModel: Profile.ChangeName.ViewModel) {
    show(viewModel.nameError, in: profileView.nameErrorLabel)
    show(viewModel.error, in: profileView.errorLabel)
    profileView.nameField.isEnabled = viewModel.isNameFieldEnabled
    animate(profileView.savingIndicator, viewModel.isSaving)
    if let name = viewModel.name {
      showName(name)
    }
  }

  // MARK: Change photo

  private func changePhotoTapped() {
    interactor.changePhoto(request: Profile.ChangePhoto.Request())
  }

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel) {
    profileView.changePhotoButton.isEnabled = viewModel.isChangePhotoEnabled
    show(viewModel.error, in: profileView.errorLabel)
    if let photo = viewModel.photo {
      showPhoto(photo)
    }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    interactor.retryPosts(request: Profile.RetryPosts.Request())
  }

  func displayPosts(viewModel: Profile.FetchPosts.ViewModel) {
    posts = viewModel.posts ?? []
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = posts.isEmpty
    profileView.noPostsLabel.isHidden = viewModel.posts?.isEmpty != true
    show(viewModel.error, in: profileView.postsErrorLabel)
    profileView.postsRetryButton.isHidden = viewModel.isRetryHidden
  }

  private func postSelected(at index: Int) {
    interactor.selectPost(request: Profile.SelectPost.Request(index: index))
  }

  func displaySelectPost(viewModel: Profile.SelectPost.ViewModel) {
    router.routeToPost()
  }

  // MARK: Log out

  private func logOutTapped() {
    interactor.logOut(request: Profile.LogOut.Request())
  }

  func displayLogOut(viewModel: Profile.LogOut.ViewModel) {
    router.routeToLogIn()
  }

  // MARK: Leave

  private func didLeave() {
    interactor.leave(request: Profile.Leave.Request())
  }

  func displayLeave(viewModel: Profile.Leave.ViewModel) {
    reset()
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    profileView.spinner.stopAnimating()
    profileView.savingIndicator.stopAnimating()
    profileView.nameField.isEnabled = true
    profileView.changePhotoButton.isEnabled = true
    profileView.errorLabel.isHidden = true
    profileView.retryButton.isHidden = true
    profileView.nameErrorLabel.isHidden = true
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
  }

  // MARK: Showing

  private func showName(_ name: Profile.DisplayedName) {
    profileView.nameLabel.text = name.text
    profileView.nameField.text = name.text
    profileView.nameCountLabel.text = name.count
  }

  private func showPhoto(_ data: Data?) {
    profileView.photoView.image =
      data.flatMap { UIImage(data: $0) } ?? ProfileView.photoPlaceholder
  }

  private func show(_ message: Profile.Message, in label: UILabel) {
    switch message {
    case .unchanged:
      break
    case .hidden:
      label.isHidden = true
    case .shown(let text):
      label.text = text
      label.isHidden = false
    }
  }

  private func animate(_ indicator: UIActivityIndicatorView, _ isAnimating: Bool) {
    if isAnimating {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
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
    postSelected(at: indexPath.row)
  }
}
