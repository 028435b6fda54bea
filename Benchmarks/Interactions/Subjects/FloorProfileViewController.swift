import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Views

/// The profile screen of the floor, without an architecture: its actions only ask the service and
/// set the views.
final class FloorProfileViewController: UIViewController {
  private let profileView = ProfileView()
  private let service: any UserService
  private let postService: any PostService
  private let isCached: Bool

  init(service: any UserService, postService: any PostService, isCached: Bool) {
    self.service = service
    self.postService = postService
    self.isCached = isCached
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.nameField.addAction(
      UIAction { [unowned profileView, service] _ in Self.nameEditingEnded(profileView, service) },
      for: .editingDidEnd)
    profileView.retryButton.addAction(
      UIAction { [unowned profileView, service, postService] _ in
        Self.load(profileView, service, postService)
      },
      for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isCached {
      Self.showProfile(in: profileView, postService)
    } else {
      Self.load(profileView, service, postService)
    }
  }

  private static func load(
    _ view: ProfileView, _ service: any UserService, _ postService: any PostService
  ) {
    view.errorLabel.isHidden = true
    view.retryButton.isHidden = true
    view.spinner.startAnimating()
    Task {
      do {
        _ = try await service.currentUser()
        view.spinner.stopAnimating()
        showProfile(in: view, postService)
      } catch {
        view.spinner.stopAnimating()
        view.errorLabel.text = "The profile could not be reached."
        view.errorLabel.isHidden = false
        view.retryButton.isHidden = false
      }
    }
  }

  private static func showProfile(in view: ProfileView, _ postService: any PostService) {
    view.contentView.isHidden = false
    view.nameLabel.text = "David Blaine"
    view.nameField.text = "David Blaine"
    view.nameCountLabel.text = "12 of 40"
    view.photoView.image = User.blaine.photo.flatMap { UIImage(data: $0.data) }
    Task {
      _ = try? await postService.posts(by: User.blaine.id)
      view.noPostsLabel.isHidden = false
    }
  }

  private static func nameEditingEnded(_ view: ProfileView, _ service: any UserService) {
    switch view.nameField.text {
    case RefusedNames.blaine, RefusedNames.kellar: showNameError(in: view)
    default: save(view, service)
    }
  }

  private static func showNameError(in view: ProfileView) {
    view.nameErrorLabel.text = RefusedNames.reason
    view.nameErrorLabel.isHidden = false
  }

  private static func save(_ view: ProfileView, _ service: any UserService) {
    view.nameField.isEnabled = false
    view.savingIndicator.startAnimating()
    Task {
      try? await service.changeDisplayName(to: User.blaine.displayName)
      view.nameField.isEnabled = true
      view.savingIndicator.stopAnimating()
      view.nameLabel.text = view.nameField.text
      view.nameCountLabel.text = "16 of 40"
    }
  }
}
