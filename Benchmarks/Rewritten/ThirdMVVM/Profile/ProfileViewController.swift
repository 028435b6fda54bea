import Foundation
import PortableUIKit
import Views

/// The view of the profile screen, which is bound to a view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private var postRows: [ProfileViewModel.PostRow] = []

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
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
    addActions()
    bindViewModel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.start()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.leave() }
  }

  // MARK: Actions

  private func addActions() {
    let nameField = profileView.nameField
    nameField.addAction(
      UIAction { [weak self, unowned nameField] _ in
        self?.viewModel.editName(nameField.text ?? "")
      }, for: .editingChanged)
    nameField.addAction(
      UIAction { [weak self, unowned nameField] _ in
        self?.viewModel.endEditingName(nameField.text ?? "")
      }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.choosePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.loadPosts() }, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.loadUser() }, for: .touchUpInside)
    for button in [profileView.logOutButton, errorView.logOutButton] {
      button.addAction(UIAction { [weak self] _ in self?.viewModel.logOut() }, for: .touchUpInside)
    }
  }

  // MARK: Bindings

  private func bindViewModel() {
    viewModel.content.bind { [weak self] in self?.show($0) }
    bindName()
    bindPhoto()
    viewModel.posts.bind { [weak self] in self?.show($0) }
  }

  private func bindName() {
    viewModel.name.bind { [weak self] in self?.profileView.nameLabel.text = $0 }
    viewModel.nameFieldText.bind { [weak self] in self?.profileView.nameField.text = $0 }
    viewModel.nameCount.bind { [weak self] in self?.profileView.nameCountLabel.text = $0 }
    viewModel.nameError.bind { [weak self] in self?.profileView.nameErrorLabel.showMessage($0) }
    viewModel.isSavingName.bind { [weak self] isSaving in
      self?.profileView.nameField.isEnabled = !isSaving
      self?.profileView.savingIndicator.run(isSaving)
    }
  }

  private func bindPhoto() {
    viewModel.photo.bind { [weak self] in self?.profileView.photoView.showPhoto($0) }
    viewModel.photoError.bind { [weak self] in self?.profileView.photoErrorLabel.showMessage($0) }
    viewModel.isChangingPhoto.bind { [weak self] isChanging in
      self?.profileView.changePhotoButton.isEnabled = !isChanging
    }
  }

  private func show(_ content: ProfileViewModel.Content) {
    loadingView.spinner.run(false)
    profileView.isHidden = true
    errorView.isHidden = true
    switch content {
    case .loading:
      loadingView.spinner.run(true)
    case .profile:
      profileView.isHidden = false
    case .failure(let message):
      errorView.errorLabel.text = message
      errorView.isHidden = false
    }
  }

  private func show(_ posts: ProfileViewModel.Posts) {
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
    switch posts {
    case .unknown:
      break
    case .loaded(let rows):
      postRows = rows
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = rows.isEmpty
      profileView.noPostsLabel.isHidden = !rows.isEmpty
    case .failure(let message):
      profileView.postsErrorLabel.showMessage(message)
      profileView.postsRetryButton.isHidden = false
    }
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    postRows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let row = postRows[indexPath.row]
      cell.titleLabel.text = row.title
      cell.dateLabel.text = row.date
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.selectPost(at: indexPath.row)
  }
}
