import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Views

/// The profile screen of the floor, without an architecture: its actions only start requests and
/// set the views.
///
/// Like every other profile screen, this screen has a title, connected controls and a table. Some
/// actions are not part of any measured interaction. Such an action only ends requests or sets one
/// view.
final class FloorProfileViewController: UIViewController {
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private let requests = Requests()
  private let service: any UserService
  private let postService: any PostService
  private let isCached: Bool
  private var posts: [Post] = []

  init(service: any UserService, postService: any PostService, isCached: Bool) {
    self.service = service
    self.postService = postService
    self.isCached = isCached
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.requests.cancelAll() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.profileView.changePhotoButton.isEnabled = false },
      for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.loadPosts() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.requests.cancelAll() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isCached {
      showProfile()
    } else {
      load()
    }
  }

  private func load() {
    errorView.isHidden = true
    loadingView.spinner.startAnimating()
    requests.start(.load) { [service] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    loadingView.spinner.stopAnimating()
    switch result {
    case .success:
      showProfile()
    case .failure:
      errorView.errorLabel.text = "The profile could not be reached."
      errorView.isHidden = false
    }
  }

  private func showProfile() {
    profileView.nameLabel.text = "David Blaine"
    profileView.nameField.text = "David Blaine"
    profileView.nameCountLabel.text = "12 of 40"
    profileView.photoView.showPhoto(User.measured.photo?.data)
    profileView.isHidden = false
    loadPosts()
  }

  private func loadPosts() {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: User.blaine.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    posts = (try? result.get()) ?? []
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = false
  }

  private func nameChanged() {
    profileView.nameCountLabel.text =
      profileView.nameField.text == NameTyped.shorter ? "15 of 40" : "16 of 40"
  }

  private func nameEditingEnded() {
    switch profileView.nameField.text {
    case RefusedName.text: showNameError()
    default: save()
    }
  }

  private func showNameError() {
    profileView.nameErrorLabel.showMessage(RefusedName.reason)
  }

  private func save() {
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    requests.start(.changeDisplayName) { [service] in
      try await service.changeDisplayName(to: User.blaine.displayName)
      try Task.checkCancellation()
    } deliver: { [weak self] _ in
      self?.didSave()
    }
  }

  private func didSave() {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
    profileView.nameLabel.text = profileView.nameField.text
    profileView.nameCountLabel.text = "16 of 40"
  }
}

extension FloorProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      cell.titleLabel.text = posts[indexPath.row].title
      cell.dateLabel.text = "2026-03-03"
    }
    return cell
  }
}

extension FloorProfileViewController: UITableViewDelegate {}
