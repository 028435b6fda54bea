import Foundation
import PortableUIKit
import Views

/// The progress and the outcomes that the presenter asks the view controller to display.
protocol ProfileDisplayLogic: AnyObject {
  func displayLoading()
  func displayEndOfLoading()
  func displayProfile()
  func displayLoadError(viewModel: Profile.ErrorViewModel)

  func displayNameCount(viewModel: Profile.CountName.ViewModel)
  func displaySavingName()
  func displayEndOfSavingName()
  func displayName(viewModel: Profile.NameViewModel)
  func displayKeptName(viewModel: Profile.NameViewModel)
  func displayNameError(viewModel: Profile.ErrorViewModel)

  func displayChoosingPhoto()
  func displaySavingPhoto()
  func displayEndOfChangingPhoto()
  func displayPhoto(viewModel: Profile.PhotoViewModel)
  func displayPhotoPlaceholder()
  func displayPhotoError(viewModel: Profile.ErrorViewModel)

  func displayReloadingPosts()
  func displayPosts(viewModel: Profile.LoadPosts.ViewModel)
  func displayNoPosts()
  func displayPostsError(viewModel: Profile.ErrorViewModel)

  func displayLogOut()
}

/// Requests what the person wants, and displays what comes round.
///
/// Progress, its end and outcomes have display methods of their own, so the view controller decides
/// nothing. A passive view has a method for each thing on the screen; here a method may alter
/// several.
final class ProfileViewController: UIViewController {
  private let interactor: any ProfileBusinessLogic
  private let router: any ProfileRoutingLogic
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var posts: [Profile.LoadPosts.ViewModel.DisplayedPost] = []

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
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.interactor.reload() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.interactor.logOut() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.interactor.changePhoto() }, for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.interactor.reloadPosts() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.interactor.logOut() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.load()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    interactor.leave()
  }

  // MARK: Requests

  private func nameChanged() {
    interactor.countName(
      request: Profile.CountName.Request(text: profileView.nameField.text ?? ""))
  }

  private func nameEditingEnded() {
    interactor.changeDisplayName(
      request: Profile.ChangeDisplayName.Request(text: profileView.nameField.text ?? ""))
  }
}

extension ProfileViewController: ProfileDisplayLogic {
  // MARK: Loading

  func displayLoading() {
    errorView.isHidden = true
    loadingView.spinner.startAnimating()
  }

  func displayEndOfLoading() {
    loadingView.spinner.stopAnimating()
  }

  func displayProfile() {
    profileView.isHidden = false
  }

  func displayLoadError(viewModel: Profile.ErrorViewModel) {
    errorView.errorLabel.text = viewModel.message
    errorView.isHidden = false
  }

  // MARK: Display name

  func displayNameCount(viewModel: Profile.CountName.ViewModel) {
    profileView.nameCountLabel.text = viewModel.count
  }

  func displaySavingName() {
    profileView.nameErrorLabel.showMessage(nil)
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
  }

  func displayEndOfSavingName() {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
  }

  func displayName(viewModel: Profile.NameViewModel) {
    profileView.nameLabel.text = viewModel.name
    profileView.nameField.text = viewModel.name
    profileView.nameCountLabel.text = viewModel.count
  }

  func displayKeptName(viewModel: Profile.NameViewModel) {
    profileView.nameErrorLabel.showMessage(nil)
    profileView.nameField.text = viewModel.name
    profileView.nameCountLabel.text = viewModel.count
  }

  func displayNameError(viewModel: Profile.ErrorViewModel) {
    profileView.nameErrorLabel.showMessage(viewModel.message)
  }

  // MARK: Photo

  func displayChoosingPhoto() {
    profileView.changePhotoButton.isEnabled = false
  }

  func displaySavingPhoto() {
    profileView.photoErrorLabel.showMessage(nil)
  }

  func displayEndOfChangingPhoto() {
    profileView.changePhotoButton.isEnabled = true
  }

  func displayPhoto(viewModel: Profile.PhotoViewModel) {
    profileView.photoView.showPhoto(viewModel.data)
  }

  func displayPhotoPlaceholder() {
    profileView.photoView.showPhoto(nil)
  }

  func displayPhotoError(viewModel: Profile.ErrorViewModel) {
    profileView.photoErrorLabel.showMessage(viewModel.message)
  }

  // MARK: Posts

  func displayReloadingPosts() {
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
  }

  func displayPosts(viewModel: Profile.LoadPosts.ViewModel) {
    posts = viewModel.posts
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
  }

  func displayNoPosts() {
    profileView.noPostsLabel.isHidden = false
  }

  func displayPostsError(viewModel: Profile.ErrorViewModel) {
    profileView.postsErrorLabel.showMessage(viewModel.message)
    profileView.postsRetryButton.isHidden = false
  }

  // MARK: Log out

  func displayLogOut() {
    router.routeToLogIn()
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
    router.routeToPost(at: indexPath.row)
  }
}
