import Foundation
import PortableUIKit
import Views

/// Shows the part of the profile screen that the view model tells; the sections of the profile
/// update themselves.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private let postsSection: PostsSection

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    postsSection = PostsSection(of: profileView, viewModel: viewModel)
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
    for view in [
      PhotoSection(of: profileView, viewModel: viewModel),
      NameSection(of: profileView, viewModel: viewModel), postsSection, profileView.logOutButton,
    ] {
      profileView.addArrangedSubview(view)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.retryTapped() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.viewModel.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.changePhotoTapped() },
      for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = postsSection
    profileView.postsTableView.delegate = postsSection
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.postsRetryTapped() },
      for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.logOutTapped() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
    // UIKit would update before it draws; a cached user is to be visible when this method returns.
    updatePropertiesIfNeeded()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    viewModel.didLeave()
  }

  override func updateProperties() {
    super.updateProperties()
    let part = viewModel.part
    loadingView.spinner.run(part == .loading)
    profileView.isHidden = part != .profile
    errorView.errorLabel.text = part.error
    errorView.isHidden = part.error == nil
  }

  // MARK: Display name

  private func nameChanged() {
    viewModel.nameChanged(profileView.nameField.text ?? "")
  }
}
