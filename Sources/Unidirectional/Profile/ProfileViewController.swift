import Foundation
import PortableUIKit
import Models
import Views

/// Renders the state of the profile screen, and sends a message for each event.
///
/// A state is rendered as a whole, or not at all if it has nothing to show. In Elm the runtime
/// compares what is shown with what should be. UIKit has no such runtime, so the view controller
/// compares where setting the same again would be noticed or costs much: the text that the person is
/// typing, the photo and the rows.
final class ProfileViewController: UIViewController {
  private let store: Store<ProfileState, ProfileMessage>
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  /// The profile that was rendered last, with which the next one is compared.
  ///
  /// The table view may ask for a row at any time, so it gets the rows of this profile.
  private var shownProfile: LoadedProfile?

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
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    forwardEvents()
    store.setRenderer { [weak self] state in self?.render(state) }
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

  // MARK: Events

  private func forwardEvents() {
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
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.postsRetryTapped) },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.store.send(.logOutTapped) }, for: .primaryActionTriggered)
  }

  private func nameChanged() {
    store.send(.nameChanged(profileView.nameField.text ?? ""))
  }
}

// MARK: - Rendering

extension ProfileViewController {
  private func render(_ state: ProfileState) {
    switch state {
    case .initial, .loggedOut(nil), .left:
      // The views look as they were made, or stay as they are until another screen replaces them.
      break
    case .loading:
      show(isLoading: true)
    case .loaded(let profile), .loggedOut(let profile?):
      render(profile)
      show(isProfileHidden: false)
    case .failed(let message):
      show(loadErrorText: message)
    }
  }

  /// Shows one of the three parts of the screen in place of the others.
  private func show(
    isLoading: Bool = false, isProfileHidden: Bool = true, loadErrorText: String? = nil
  ) {
    loadingView.spinner.run(isLoading)
    profileView.isHidden = isProfileHidden
    errorView.errorLabel.text = loadErrorText
    errorView.isHidden = loadErrorText == nil
  }

  private func render(_ profile: LoadedProfile) {
    let former = shownProfile
    shownProfile = profile
    renderName(of: profile)
    renderPhoto(of: profile, after: former)
    renderPosts(of: profile, after: former)
  }

  private func renderName(of profile: LoadedProfile) {
    profileView.nameLabel.text = profile.user.displayName.text
    // Setting the text that the person has just typed would move the caret.
    if profileView.nameField.text != profile.draft {
      profileView.nameField.text = profile.draft
    }
    profileView.nameCountLabel.text = profile.nameCountText
    profileView.nameField.isEnabled = profile.nameChange != .saving
    profileView.savingIndicator.run(profile.nameChange == .saving)
    profileView.nameErrorLabel.showMessage(profile.nameErrorText)
  }

  private func renderPhoto(of profile: LoadedProfile, after former: LoadedProfile?) {
    profileView.changePhotoButton.isEnabled = !profile.isChangingPhoto
    profileView.photoErrorLabel.showMessage(profile.photoErrorText)
    let photo = profile.user.photo
    if let former, former.user.photo == photo { return }
    profileView.photoView.showPhoto(photo?.data)
  }

  private func renderPosts(of profile: LoadedProfile, after former: LoadedProfile?) {
    let posts = profile.loadedPosts
    profileView.postsTableView.isHidden = posts?.isEmpty != false
    profileView.noPostsLabel.isHidden = posts?.isEmpty != true
    profileView.postsErrorLabel.showMessage(profile.postsErrorText)
    profileView.postsRetryButton.isHidden = profile.postsErrorText == nil
    if former?.posts == profile.posts { return }
    profileView.postsTableView.reloadData()
  }
}

extension ProfileViewController: UITableViewDataSource {
  private var posts: [Post] { shownProfile?.loadedPosts ?? [] }

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
    store.send(.postSelected(posts[indexPath.row]))
  }
}
