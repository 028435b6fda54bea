import Foundation
import PortableUIKit
import Views

/// The outcomes that the presenter asks the view controller to display.
protocol ProfileDisplayLogic: AnyObject {
  func displayLoadStart(viewModel: Profile.Load.ViewModel)
  func displayLoad(viewModel: Profile.Load.ViewModel)
  func displayLoadError(viewModel: Profile.Load.ViewModel)

  func displayCountName(viewModel: Profile.CountName.ViewModel)
  func displayChangeDisplayNameStart(viewModel: Profile.ChangeDisplayName.ViewModel)
  func displayChangeDisplayName(viewModel: Profile.ChangeDisplayName.ViewModel)
  func displayChangeDisplayNameError(viewModel: Profile.ChangeDisplayName.ViewModel)

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel)
  func displayChangePhotoError(viewModel: Profile.ChangePhoto.ViewModel)

  func displayLoadPosts(viewModel: Profile.LoadPosts.ViewModel)
  func displayLoadPostsEmpty(viewModel: Profile.LoadPosts.ViewModel)
  func displayLoadPostsError(viewModel: Profile.LoadPosts.ViewModel)

  func displayLogOut(viewModel: Profile.LogOut.ViewModel)
}

/// Requests what the person wants, and displays what comes round.
final class ProfileViewController: UIViewController {
  private let interactor: any ProfileBusinessLogic
  private let router: any ProfileRoutingLogic
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var hasAppeared = false
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
      UIAction { [weak self] _ in self?.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
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
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load(request: Profile.Load.Request(isRetry: false))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    router.closePhotoLibrary()
    interactor.leave(request: Profile.Leave.Request())
  }

  // MARK: Requests

  private func retryTapped() {
    interactor.load(request: Profile.Load.Request(isRetry: true))
  }

  private func nameChanged() {
    interactor.countName(
      request: Profile.CountName.Request(text: profileView.nameField.text ?? ""))
  }

  private func nameEditingEnded() {
    interactor.changeDisplayName(
      request: Profile.ChangeDisplayName.Request(text: profileView.nameField.text ?? ""))
  }

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    router.routeToPhotoLibrary { [weak self] data in self?.didChoosePhoto(data) }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let data else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    profileView.photoErrorLabel.showMessage(nil)
    interactor.changePhoto(request: Profile.ChangePhoto.Request(data: data))
  }

  private func postsRetryTapped() {
    setPostsError(nil)
    interactor.loadPosts(request: Profile.LoadPosts.Request())
  }

  private func logOutTapped() {
    interactor.logOut(request: Profile.LogOut.Request())
  }
}

extension ProfileViewController: ProfileDisplayLogic {
  // MARK: Loading

  func displayLoadStart(viewModel: Profile.Load.ViewModel) {
    setLoadError(nil)
    loadingView.spinner.startAnimating()
  }

  func displayLoad(viewModel: Profile.Load.ViewModel) {
    loadingView.spinner.stopAnimating()
    setName(viewModel.name, count: viewModel.nameCount)
    profileView.photoView.showPhoto(viewModel.photo)
    profileView.isHidden = false
  }

  func displayLoadError(viewModel: Profile.Load.ViewModel) {
    loadingView.spinner.stopAnimating()
    setLoadError(viewModel.error)
  }

  private func setLoadError(_ message: String?) {
    errorView.errorLabel.text = message
    errorView.isHidden = message == nil
  }

  // MARK: Display name

  func displayCountName(viewModel: Profile.CountName.ViewModel) {
    profileView.nameErrorLabel.showMessage(nil)
    profileView.nameCountLabel.text = viewModel.nameCount
  }

  func displayChangeDisplayNameStart(viewModel: Profile.ChangeDisplayName.ViewModel) {
    profileView.nameErrorLabel.showMessage(nil)
    setSaving(true)
  }

  func displayChangeDisplayName(viewModel: Profile.ChangeDisplayName.ViewModel) {
    setSaving(false)
    profileView.nameErrorLabel.showMessage(nil)
    setName(viewModel.name, count: viewModel.nameCount)
  }

  func displayChangeDisplayNameError(viewModel: Profile.ChangeDisplayName.ViewModel) {
    setSaving(false)
    profileView.nameErrorLabel.showMessage(viewModel.error)
  }

  private func setName(_ name: String?, count: String?) {
    profileView.nameLabel.text = name
    profileView.nameField.text = name
    profileView.nameCountLabel.text = count
  }

  private func setSaving(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  // MARK: Photo

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel) {
    profileView.changePhotoButton.isEnabled = true
    profileView.photoView.showPhoto(viewModel.photo)
  }

  func displayChangePhotoError(viewModel: Profile.ChangePhoto.ViewModel) {
    profileView.changePhotoButton.isEnabled = true
    profileView.photoErrorLabel.showMessage(viewModel.error)
  }

  // MARK: Posts

  func displayLoadPosts(viewModel: Profile.LoadPosts.ViewModel) {
    posts = viewModel.posts
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
  }

  func displayLoadPostsEmpty(viewModel: Profile.LoadPosts.ViewModel) {
    profileView.noPostsLabel.isHidden = false
  }

  func displayLoadPostsError(viewModel: Profile.LoadPosts.ViewModel) {
    setPostsError(viewModel.error)
  }

  private func setPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
  }

  // MARK: Log out

  func displayLogOut(viewModel: Profile.LogOut.ViewModel) {
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
