import Foundation
import HeadlessUIKit
import Models
import Views

/// Tells the logic controller what the person does, and renders the states that it hands back.
package final class ProfileViewController: UIViewController {
  private let logicController: ProfileLogicController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()
  private lazy var loadingViewController = LoadingViewController(spinner: profileView.spinner)
  private lazy var errorViewController = ErrorViewController(
    errorLabel: profileView.errorLabel, retryButton: profileView.retryButton,
    retryHandler: { [weak self] in self?.retryTapped() })

  private var hasAppeared = false
  private var renderedPhoto: Photo?
  private var renderedPosts: [Post]?

  /// Creates the screen for the signed-in user.
  package convenience init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.init(
      logicController: ProfileLogicController(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService),
      makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
  }

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

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  package override func loadView() {
    view = profileView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    profileView.photoView.image = ProfileView.photoPlaceholder
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

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    logicController.load { [weak self] state in self?.render(state) }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    logicController.didLeave()
    // A screen that is pushed again starts anew.
    hasAppeared = false
  }

  // MARK: What the person does

  private func retryTapped() {
    logicController.reload { [weak self] state in self?.render(state) }
  }

  private func nameChanged() {
    logicController.changeDraft(to: profileView.nameField.text ?? "") { [weak self] state in
      self?.render(state)
    }
  }

  private func nameEditingEnded() {
    logicController.changeDisplayName(to: profileView.nameField.text ?? "") { [weak self] state in
      self?.render(state)
    }
  }

  private func changePhotoTapped() {
    logicController.changePhoto { [weak self] state in self?.render(state) }
  }

  private func postsRetryTapped() {
    logicController.reloadPosts { [weak self] state in self?.render(state) }
  }

  private func logOutTapped() {
    logicController.logOut { [weak self] in self?.showLogInScreen() }
  }

  private func showLogInScreen() {
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

// MARK: - Rendering

extension ProfileViewController {
  private func render(_ state: ProfileState) {
    switch state {
    case .loading:
      profileView.contentView.isHidden = true
      show(loadingViewController)
    case .presenting(let content):
      renderName(of: content)
      renderPhoto(of: content)
      renderPosts(of: content)
      profileView.contentView.isHidden = false
      renderError(of: content)
    case .failed(let error):
      errorViewController.render(error, canRetry: true)
      show(errorViewController)
    }
  }

  private func renderName(of content: ProfileContent) {
    profileView.nameLabel.text = content.user.displayName.text
    // The person's own typing comes back here; setting it anew would move the caret.
    if profileView.nameField.text != content.draft {
      profileView.nameField.text = content.draft
    }
    profileView.nameCountLabel.text = content.nameCount
    profileView.nameErrorLabel.text = content.nameError?.localizedDescription
    profileView.nameErrorLabel.isHidden = content.nameError == nil
    profileView.nameField.isEnabled = !content.isSavingName
    if content.isSavingName {
      profileView.savingIndicator.startAnimating()
    } else {
      profileView.savingIndicator.stopAnimating()
    }
  }

  private func renderPhoto(of content: ProfileContent) {
    profileView.changePhotoButton.isEnabled = !content.isChangingPhoto
    let photo = content.user.photo
    // A state comes with every character typed; the image is not made anew for each.
    guard photo != renderedPhoto else { return }
    renderedPhoto = photo
    profileView.photoView.image =
      photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  private func renderPosts(of content: ProfileContent) {
    profileView.postsErrorLabel.text = content.postsError?.localizedDescription
    profileView.postsErrorLabel.isHidden = content.postsError == nil
    profileView.postsRetryButton.isHidden = content.postsError == nil
    profileView.postsTableView.isHidden = content.posts?.isEmpty != false
    profileView.noPostsLabel.isHidden = content.posts?.isEmpty != true
    // A state comes with every character typed; the rows are not made anew for each.
    guard content.posts != renderedPosts else { return }
    renderedPosts = content.posts
    profileView.postsTableView.reloadData()
  }

  private func renderError(of content: ProfileContent) {
    guard let error = content.error else { return show(nil) }
    errorViewController.render(error, canRetry: false)
    show(errorViewController)
  }

  /// Shows a child, or none, in place of the one that is there.
  private func show(_ child: UIViewController?) {
    guard child !== children.first else { return }
    children.first?.remove()
    if let child {
      add(child)
    }
  }
}

// MARK: - Posts

extension ProfileViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    renderedPosts?.count ?? 0
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell, let post = renderedPosts?[indexPath.row] {
      cell.titleLabel.text = post.title
      cell.dateLabel.text = post.date.formatted(.iso8601.year().month().day())
    }
    return cell
  }
}

extension ProfileViewController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let renderedPosts else { return }
    navigationController?.pushViewController(
      makePostScreen(renderedPosts[indexPath.row]), animated: true)
  }
}
