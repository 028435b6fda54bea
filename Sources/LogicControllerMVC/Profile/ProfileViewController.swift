import Foundation
import PortableUIKit
import Models
import Views

/// Tells the logic controller what the person does, and renders the states that it hands back.
///
/// Loading and error are children, which come and go with the state. The view controller keeps
/// them, as it keeps its views, and does not make them anew each time.
///
/// The view controller keeps the current state, so that an answer changes what the person has typed
/// meanwhile, and not what was there before the request.
final class ProfileViewController: UIViewController {
  private let logicController: ProfileLogicController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()
  private let columnView: UIStackView
  private let loadingViewController = LoadingViewController()
  private let errorViewController = ErrorViewController()

  private var hasAppeared = false
  private var state = ProfileState.loading
  /// The rows of the table view, which stay when the user has logged out.
  private var posts: [Post] = []

  init(
    logicController: ProfileLogicController, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.logicController = logicController
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    columnView = UIStackView(column: [profileView])
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = columnView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorViewController.retryHandler = { [weak self] in self?.retryTapped() }
    errorViewController.logOutHandler = { [weak self] in self?.logOutTapped() }
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
    // The logic controller may have a cached profile, and then replaces this state at once.
    render(.loading)
    logicController.load { [weak self] state in self?.didLoad(state) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    logicController.leave()
  }

  // MARK: Loading

  private func retryTapped() {
    render(.loading)
    logicController.reload { [weak self] state in self?.didLoad(state) }
  }

  /// Renders a loaded profile and asks for its posts, or renders a failure, which has no posts.
  private func didLoad(_ state: ProfileState) {
    loadPosts(in: state)
  }

  // MARK: Display name

  private func nameChanged() {
    render(logicController.changeDraft(to: profileView.nameField.text ?? "", in: state))
  }

  private func nameEditingEnded() {
    let text = profileView.nameField.text ?? ""
    render(
      logicController.changeDisplayName(to: text, in: state) { [weak self] change in
        self?.apply(change)
      })
  }

  // MARK: Photo

  private func changePhotoTapped() {
    render(
      logicController.choosePhoto(in: state) { [weak self] data in self?.didChoosePhoto(data) })
  }

  private func didChoosePhoto(_ data: Data?) {
    render(
      logicController.changePhoto(to: data, in: state) { [weak self] change in
        self?.apply(change)
      })
  }

  // MARK: Posts

  private func postsRetryTapped() {
    loadPosts(in: state)
  }

  private func loadPosts(in state: ProfileState) {
    render(logicController.loadPosts(in: state) { [weak self] change in self?.apply(change) })
  }

  // MARK: Log out

  private func logOutTapped() {
    render(logicController.logOut())
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

// MARK: - Rendering

extension ProfileViewController {
  /// Applies the change that came with an answer, and renders the result.
  private func apply(_ change: (inout ProfileContent) -> Void) {
    render(state.changed(by: change))
  }

  private func render(_ state: ProfileState) {
    let former = self.state.content
    self.state = state
    switch state {
    case .loading:
      show(loadingViewController)
    case .presenting(let content):
      show(nil)
      renderName(of: content)
      renderPhoto(of: content, after: former)
      renderPosts(of: content)
      profileView.isHidden = false
    case .failed(let error):
      errorViewController.show(error)
      show(errorViewController)
    case .loggedOut:
      // This screen stays as it is until the log-in screen replaces it.
      break
    }
  }

  /// Removes the current child view controller, and adds another one if there is one.
  private func show(_ child: UIViewController?) {
    children.first?.remove()
    if let child {
      add(child, to: columnView)
    }
  }

  private func renderName(of content: ProfileContent) {
    profileView.nameLabel.text = content.user.displayName.text
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != content.draft {
      profileView.nameField.text = content.draft
    }
    profileView.nameCountLabel.text = content.nameCount
    profileView.nameField.isEnabled = !content.isSavingName
    profileView.savingIndicator.run(content.isSavingName)
    profileView.nameErrorLabel.showMessage(content.nameError?.localizedDescription)
  }

  private func renderPhoto(of content: ProfileContent, after former: ProfileContent?) {
    profileView.changePhotoButton.isEnabled = !content.isChangingPhoto
    profileView.photoErrorLabel.showMessage(content.photoError?.localizedDescription)
    let photo = content.user.photo
    // Every typed character gives a new state.
    // The image is made again only if the photo has changed.
    if let former, former.user.photo == photo { return }
    profileView.photoView.showPhoto(photo?.data)
  }

  private func renderPosts(of content: ProfileContent) {
    profileView.postsTableView.isHidden = content.posts?.isEmpty != false
    profileView.noPostsLabel.isHidden = content.posts?.isEmpty != true
    profileView.postsErrorLabel.showMessage(content.postsError?.localizedDescription)
    profileView.postsRetryButton.isHidden = content.postsError == nil
    // The rows are not made again if the posts are the same.
    guard let posts = content.posts, posts != self.posts else { return }
    self.posts = posts
    profileView.postsTableView.reloadData()
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
      cell.dateLabel.text = post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
    return cell
  }
}

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(makePostScreen(posts[indexPath.row]), animated: true)
  }
}
