import Foundation
import Models
import PortableUIKit
import Views

/// Dispatches what the user does, shows what is selected of the state, and navigates.
package final class ProfileViewController: UIViewController {
  private let store: Store
  private let id: ScreenID
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  /// The profile that was shown last, with which the next one is compared.
  private var shownProfile: ProfileViewState.Profile?

  /// Creates the profile screen of the signed-in user, for a navigation controller to show.
  package init(
    store: Store, id: ScreenID, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.store = store
    self.id = id
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
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(Thunk.reload) }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.dispatch(Thunk.changeDisplayName) }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(Thunk.choosePhoto) }, for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.dispatch(Thunk.reloadPosts) }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
    store.subscribe(self, select: { [id] in ProfileSelectors.viewState(on: id, in: $0) }) {
      $0.show($1)
    }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dispatch(Thunk.load)
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.unsubscribe(self)
    dispatch(Thunk.leave)
  }

  private func dispatch(_ makeThunk: (ScreenID) -> Thunk) {
    store.dispatch(makeThunk(id))
  }

  private func show(_ viewState: ProfileViewState?) {
    guard let viewState else { return }
    loadingView.spinner.run(viewState.isLoading)
    errorView.errorLabel.text = viewState.loadError
    errorView.isHidden = viewState.loadError == nil
    profileView.isHidden = viewState.profile == nil
    guard let profile = viewState.profile else { return }
    let former = shownProfile
    shownProfile = profile
    showName(of: profile)
    showPhoto(of: profile, after: former)
    showPosts(of: profile, after: former)
  }

  // MARK: Display name

  private func nameChanged() {
    store.dispatch(.profile(.nameChanged(profileView.nameField.text ?? ""), on: id))
  }

  private func showName(of profile: ProfileViewState.Profile) {
    profileView.nameLabel.text = profile.name
    // Setting the text that the user has just typed would move the caret.
    if profileView.nameField.text != profile.nameFieldText {
      profileView.nameField.text = profile.nameFieldText
    }
    profileView.nameCountLabel.text = profile.nameCount
    profileView.nameField.isEnabled = !profile.isSaving
    profileView.savingIndicator.run(profile.isSaving)
    profileView.nameErrorLabel.showMessage(profile.nameError)
  }

  // MARK: Photo

  private func showPhoto(
    of profile: ProfileViewState.Profile, after former: ProfileViewState.Profile?
  ) {
    profileView.changePhotoButton.isEnabled = !profile.isChangingPhoto
    profileView.photoErrorLabel.showMessage(profile.photoError)
    if let former, former.photo == profile.photo { return }
    profileView.photoView.showPhoto(profile.photo)
  }

  // MARK: Posts

  private func showPosts(
    of profile: ProfileViewState.Profile, after former: ProfileViewState.Profile?
  ) {
    profileView.postsTableView.isHidden = profile.rows.isEmpty
    profileView.noPostsLabel.isHidden = !profile.hasNoPosts
    profileView.postsErrorLabel.showMessage(profile.postsError)
    profileView.postsRetryButton.isHidden = profile.postsError == nil
    if former?.rows == profile.rows { return }
    profileView.postsTableView.reloadData()
  }

  // MARK: Log out

  private func logOutTapped() {
    dispatch(Thunk.logOut)
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

extension ProfileViewController: UITableViewDataSource {
  private var rows: [PostRow] { shownProfile?.rows ?? [] }

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
    guard let profile = store.state.profiles[id]?.profile else { return }
    navigationController?.pushViewController(
      makePostScreen(profile.posts[indexPath.row]), animated: true)
  }
}
