import Foundation
import HeadlessUIKit
import Models
import Views

/// Tells the logic controller what the person does, and renders the state that comes of it.
///
/// The view controller keeps the present state, so that an answer can be applied to what the person
/// has typed meanwhile, and decides nothing about it.
final class ProfileViewController: UIViewController {
  private let logicController: ProfileLogicController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()

  private var hasAppeared = false
  private var state = ProfileState.loading

  init(
    logicController: ProfileLogicController, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.logicController = logicController
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = UIView()
    view.addSubview(profileView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
    // Only the logic controller knows if a profile is cached, which then replaces this state at once.
    render(.loading)
    logicController.load { [weak self] state in self?.didLoad(state) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    logicController.didLeave()
  }

  // MARK: Loading

  private func retryTapped() {
    render(.loading)
    logicController.reload { [weak self] state in self?.didLoad(state) }
  }

  /// Renders what was loaded: a profile, whose posts are asked for now, or a failure.
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
      logicController.choosePhoto(in: state) { [weak self] data in
        self?.didChoosePhoto(data)
      })
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
    render(
      logicController.loadPosts(in: state) { [weak self] change in
        self?.apply(change)
      })
  }

  // MARK: Log out

  private func logOutTapped() {
    render(logicController.logOut())
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

// MARK: - Rendering

extension ProfileViewController {
  /// Renders the present state with the change that an answer makes.
  private func apply(_ change: (inout ProfileContent) -> Void) {
    guard var content = state.content else { return }
    change(&content)
    render(.presenting(content))
  }

  private func render(_ state: ProfileState) {
    let former = self.state.content
    self.state = state
    switch state {
    case .loading:
      show(LoadingViewController())
    case .presenting(let content):
      show(nil)
      renderName(of: content)
      renderPhoto(of: content, after: former)
      renderPosts(of: content, after: former)
      profileView.isHidden = false
    case .failed(let error):
      show(
        ErrorViewController(
          error: error, retryHandler: { [weak self] in self?.retryTapped() },
          logOutHandler: { [weak self] in self?.logOutTapped() }))
    case .loggedOut:
      // The log-in screen takes the place of this one, which stays as it is.
      break
    }
  }

  /// Shows a child view controller, or none, in place of the one that is there.
  private func show(_ child: UIViewController?) {
    children.first?.remove()
    if let child {
      add(child)
    }
  }

  private func renderName(of content: ProfileContent) {
    profileView.nameLabel.text = content.user.displayName.text
    // The person's own typing comes back here; setting it anew would move the caret.
    if profileView.nameField.text != content.draft {
      profileView.nameField.text = content.draft
    }
    profileView.nameCountLabel.text = content.nameCount
    profileView.nameField.isEnabled = !content.isSavingName
    if content.isSavingName {
      profileView.savingIndicator.startAnimating()
    } else {
      profileView.savingIndicator.stopAnimating()
    }
    profileView.nameErrorLabel.text = content.nameError?.localizedDescription
    profileView.nameErrorLabel.isHidden = content.nameError == nil
  }

  private func renderPhoto(of content: ProfileContent, after former: ProfileContent?) {
    profileView.changePhotoButton.isEnabled = !content.isChangingPhoto
    profileView.photoErrorLabel.text = content.photoError?.localizedDescription
    profileView.photoErrorLabel.isHidden = content.photoError == nil
    let photo = content.user.photo
    // A state comes with every character typed; the image is not made anew for each.
    if let former, former.user.photo == photo { return }
    profileView.photoView.image =
      photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  private func renderPosts(of content: ProfileContent, after former: ProfileContent?) {
    profileView.postsTableView.isHidden = content.posts?.isEmpty ?? true
    profileView.noPostsLabel.isHidden = content.posts?.isEmpty != true
    profileView.postsErrorLabel.text = content.postsError?.localizedDescription
    profileView.postsErrorLabel.isHidden = content.postsError == nil
    profileView.postsRetryButton.isHidden = content.postsError == nil
    // Nor are the rows.
    if content.posts == former?.posts { return }
    profileView.postsTableView.reloadData()
  }

  private var posts: [Post] {
    state.content?.posts ?? []
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
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
