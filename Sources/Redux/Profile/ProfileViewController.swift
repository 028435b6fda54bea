import Foundation
import HeadlessUIKit
import Models
import Views

/// Dispatches what the person does, and shows the slices of the state that it has subscribed to.
///
/// A covered screen stays subscribed, so it need not be drawn again when it appears.
///
/// One may object that the view controller navigates by itself, where others keep the route in the
/// store. But the navigation controller keeps its stack anyway, and the back button changes it
/// without any action. A copy in the store would have to follow. So the store keeps what is true of
/// the app: that the user has logged out. The view controller shows the log-in screen when it is
/// told of that. Opening a post changes nothing in the app, and takes no action.
final class ProfileViewController: UIViewController {
  private let store: Store
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var posts: [Post] = []
  private var rows: [PostRow] = []

  init(
    store: Store, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.store = store
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
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    dispatchEvents()
    subscribe()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dispatch(.viewWillAppear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.unsubscribe(self)
    dispatch(.didLeave)
  }

  // MARK: Actions

  private func dispatchEvents() {
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(.retryTapped) }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(.logOutTapped) }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.dispatch(.nameEditingEnded) }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(.changePhotoTapped) },
      for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(.postsRetryTapped) },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(.logOutTapped) }, for: .primaryActionTriggered)
  }

  private func nameChanged() {
    dispatch(.nameChanged(profileView.nameField.text ?? ""))
  }

  private func dispatch(_ action: ProfileAction) {
    store.dispatch(.profile(action))
  }

  // MARK: State

  private func subscribe() {
    store.subscribe(self, to: ProfileSelectors.phase) { $0.show($1) }
    store.subscribe(self, to: ProfileSelectors.name) { $0.show($1) }
    store.subscribe(self, to: ProfileSelectors.photo) {
      $0.profileView.photoView.showPhoto($1?.data)
    }
    store.subscribe(self, to: ProfileSelectors.photoChange) { $0.show($1) }
    store.subscribe(self, to: ProfileSelectors.posts) { $0.show($1) }
  }

  private func show(_ phase: ProfileState.Phase) {
    switch phase {
    case .new:
      break
    case .loading:
      errorView.isHidden = true
      loadingView.spinner.startAnimating()
    case .failed(let message):
      loadingView.spinner.stopAnimating()
      errorView.errorLabel.text = message
      errorView.isHidden = false
    case .presenting:
      loadingView.spinner.stopAnimating()
      profileView.isHidden = false
    case .loggedOut:
      navigationController?.setViewControllers([makeLogInScreen()], animated: true)
    }
  }

  private func show(_ name: ProfileName) {
    profileView.nameLabel.text = name.name
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != name.fieldText {
      profileView.nameField.text = name.fieldText
    }
    profileView.nameCountLabel.text = name.countText
    profileView.nameField.isEnabled = !name.isSaving
    profileView.savingIndicator.run(name.isSaving)
    profileView.nameErrorLabel.showMessage(name.errorText)
  }

  private func show(_ photoChange: ProfilePhotoChange) {
    profileView.changePhotoButton.isEnabled = photoChange.isEnabled
    profileView.photoErrorLabel.showMessage(photoChange.errorText)
  }

  private func show(_ posts: ProfilePosts) {
    self.posts = posts.posts ?? []
    rows = posts.rows
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = posts.isListHidden
    profileView.noPostsLabel.isHidden = posts.isNoPostsHidden
    profileView.postsErrorLabel.showMessage(posts.errorText)
    profileView.postsRetryButton.isHidden = posts.errorText == nil
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
    navigationController?.pushViewController(makePostScreen(posts[indexPath.row]), animated: true)
  }
}
