import Foundation
import Models
import PortableUIKit
import Views

/// Shows the view state of the profile, and sends a message for each event.
final class ProfileViewController: UIViewController {
  private let store: Store<ProfileState, ProfileMessage>
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  /// The profile that was rendered last, with which the next one is compared.
  private var shownProfile: ProfileViewState.Profile?

  init(store: Store<ProfileState, ProfileMessage>) {
    self.store = store
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
      UIAction { [weak self] _ in self?.store.send(.retryTapped) }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.logOutTapped) }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.store.send(.nameEditingEnded) }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.changePhotoTapped) },
      for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.postsRetryTapped) },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.logOutTapped) }, for: .primaryActionTriggered)
    store.setRenderer { [weak self] state in self?.render(ProfileViewState(state)) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.send(.viewWillAppear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.send(.didLeave)
  }

  private func render(_ viewState: ProfileViewState) {
    loadingView.spinner.run(viewState.isLoading)
    errorView.errorLabel.text = viewState.loadError
    errorView.isHidden = viewState.loadError == nil
    profileView.isHidden = viewState.profile == nil
    guard let profile = viewState.profile else { return }
    let former = shownProfile
    shownProfile = profile
    renderName(of: profile)
    renderPhoto(of: profile, after: former)
    renderPosts(of: profile, after: former)
  }

  // MARK: Display name

  private func nameChanged() {
    store.send(.nameChanged(profileView.nameField.text ?? ""))
  }

  private func renderName(of profile: ProfileViewState.Profile) {
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

  private func renderPhoto(
    of profile: ProfileViewState.Profile, after former: ProfileViewState.Profile?
  ) {
    profileView.changePhotoButton.isEnabled = !profile.isChangingPhoto
    profileView.photoErrorLabel.showMessage(profile.photoError)
    if let former, former.photo == profile.photo { return }
    profileView.photoView.showPhoto(profile.photo)
  }

  // MARK: Posts

  private func renderPosts(
    of profile: ProfileViewState.Profile, after former: ProfileViewState.Profile?
  ) {
    profileView.postsTableView.isHidden = profile.posts.isEmpty
    profileView.noPostsLabel.isHidden = !profile.hasNoPosts
    profileView.postsErrorLabel.showMessage(profile.postsError)
    profileView.postsRetryButton.isHidden = profile.postsError == nil
    if former?.posts == profile.posts { return }
    profileView.postsTableView.reloadData()
  }
}

extension ProfileViewController: UITableViewDataSource {
  private var rows: [PostRow] { shownProfile?.posts ?? [] }

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
    store.send(.postSelected(at: indexPath.row))
  }
}
