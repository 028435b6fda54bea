import Foundation
import Models
import PortableUIKit
import Views

/// Tells the logic controller what the user does, and renders the states that it hands back.
package final class ProfileViewController: UIViewController {
  private let logicController: ProfileLogicController
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()
  private let columnView: UIStackView
  private let loadingViewController = LoadingViewController()
  private let errorViewController = ErrorViewController()

  private var hasAppeared = false
  /// The content that the views show, so that only what has changed is made anew.
  private var rendered: ProfileContent?
  private var rows: [PostRow] = []

  /// Creates the screen that renders the states of a logic controller.
  package init(
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

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  package override func loadView() {
    view = columnView
  }

  package override func viewDidLoad() {
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

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    render(.loading)
    logicController.load { [weak self] state in self?.render(state) }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    logicController.leave()
  }

  // MARK: Loading

  private func retryTapped() {
    render(.loading)
    logicController.reload { [weak self] state in self?.render(state) }
  }

  // MARK: Display name

  private func nameChanged() {
    logicController.changeDraft(to: profileView.nameField.text ?? "", then: render)
  }

  private func nameEditingEnded() {
    logicController.changeDisplayName { [weak self] state in self?.render(state) }
  }

  // MARK: Photo

  private func changePhotoTapped() {
    logicController.changePhoto { [weak self] state in self?.render(state) }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    logicController.reloadPosts { [weak self] state in self?.render(state) }
  }

  // MARK: Log out

  private func logOutTapped() {
    logicController.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

extension ProfileViewController {
  private func render(_ state: ProfileState) {
    switch state {
    case .loading:
      show(loadingViewController)
    case .presenting(let content):
      show(nil)
      renderName(of: content)
      renderPhoto(of: content)
      renderPosts(of: content)
      profileView.isHidden = false
      rendered = content
    case .failed(let message):
      errorViewController.show(message)
      show(errorViewController)
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
    // Setting the text that the user has just typed would move the caret.
    if profileView.nameField.text != content.draft {
      profileView.nameField.text = content.draft
    }
    profileView.nameCountLabel.text = content.nameCount
    profileView.nameField.isEnabled = !content.isSavingName
    profileView.savingIndicator.run(content.isSavingName)
    profileView.nameErrorLabel.showMessage(content.nameError)
  }

  private func renderPhoto(of content: ProfileContent) {
    profileView.changePhotoButton.isEnabled = !content.isChangingPhoto
    profileView.photoErrorLabel.showMessage(content.photoError)
    if let rendered, rendered.user.photo == content.user.photo { return }
    profileView.photoView.showPhoto(content.user.photo?.data)
  }

  private func renderPosts(of content: ProfileContent) {
    if let rendered, rendered.posts == content.posts { return }
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
    switch content.posts {
    case .loading:
      break
    case .loaded(let rows):
      self.rows = rows
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = false
    case .empty:
      profileView.noPostsLabel.isHidden = false
    case .failed(let message):
      profileView.postsErrorLabel.showMessage(message)
      profileView.postsRetryButton.isHidden = false
    }
  }
}

extension ProfileViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
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
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      makePostScreen(rows[indexPath.row].post), animated: true)
  }
}
