import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Views

/// A profile whose actions set the views, and nothing else.
final class FloorProfileViewController: UIViewController {
  private static let image = User.blaine.photo.flatMap { UIImage(data: $0.data) }

  private let profileView = ProfileView()
  private let service: any UserService

  init(service: any UserService) {
    self.service = service
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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    profileView.contentView.isHidden = false
    profileView.nameLabel.text = "David Blaine"
    profileView.nameField.text = "David Blaine"
    profileView.nameCountLabel.text = "12 of 40"
    profileView.photoView.image = Self.image
  }

  private static func nameEditingEnded(_ view: ProfileView, _ service: any UserService) {
    switch view.nameField.text {
    case RefusedNames.empty.text: show(RefusedNames.empty.reason, in: view)
    case RefusedNames.twoLines.text: show(RefusedNames.twoLines.reason, in: view)
    default: save(view, service)
    }
  }

  private static func show(_ reason: String, in view: ProfileView) {
    view.nameErrorLabel.text = reason
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
