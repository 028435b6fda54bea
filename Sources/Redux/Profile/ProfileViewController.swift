import Foundation
import PortableUIKit
import Models
import Views

/// Dispatches what the person does, and shows what it has selected of the state.
///
/// A covered screen stays subscribed, so it need not be drawn again when it appears.
final class ProfileViewController: UIViewController {
  private let store: Store
  private let id: ScreenID
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var rows: [PostRow] = []

  init(store: Store, id: ScreenID) {
    self.store = store
    self.id = id
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
    forwardEvents()
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

  private func forwardEvents() {
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
    store.dispatch(.profile(action, on: id))
  }

  // MARK: State

  private func subscribe() {
    let selectors = ProfileSelectors(id: id)
    store.subscribe(self, to: selectors.part) { $0.show($1) }
    store.subscribe(self, to: selectors.name) { $0.show($1) }
    store.subscribe(self, to: selectors.photo) { $0.show($1) }
    store.subscribe(self, to: selectors.photoChange) { $0.show($1) }
    store.subscribe(self, to: selectors.posts) { $0.show($1) }
  }

  private func show(_ part: ProfilePart?) {
    switch part {
    case nil:
      break
    case .loading:
      errorView.isHidden = true
      loadingView.spinner.startAnimating()
    case .loadError(let message):
      loadingView.spinner.stopAnimating()
      errorView.errorLabel.text = message
      errorView.isHidden = false
    case .profile:
      loadingView.spinner.stopAnimating()
      profileView.isHidden = false
    }
  }

  private func show(_ name: ProfileName?) {
    guard let name else { return }
    profileView.nameLabel.text = name.name
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != name.draft {
      profileView.nameField.text = name.draft
    }
    profileView.nameCountLabel.text = name.countText
    profileView.nameField.isEnabled = !name.isSaving
    profileView.savingIndicator.run(name.isSaving)
    profileView.nameErrorLabel.showMessage(name.errorText)
  }

  private func show(_ photo: ProfilePhoto?) {
    guard let photo else { return }
    profileView.photoView.showPhoto(photo.photo?.data)
  }

  private func show(_ photoChange: ProfilePhotoChange?) {
    guard let photoChange else { return }
    profileView.changePhotoButton.isEnabled = photoChange.isEnabled
    profileView.photoErrorLabel.showMessage(photoChange.errorText)
  }

  private func show(_ posts: ProfilePosts?) {
    guard let posts else { return }
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
    dispatch(.postSelected(rows[indexPath.row].post))
  }
}
