import Foundation
import PortableUIKit
import Views

/// A section of the profile, which UIKit updates after changes of what it has read.
class ProfileSection: UIStackView {
  let viewModel: ProfileViewModel
  unowned let profileView: ProfileView

  /// The views of the profile that the section contains, from top to bottom.
  var column: [UIView] { [] }

  init(of profileView: ProfileView, viewModel: ProfileViewModel) {
    self.profileView = profileView
    self.viewModel = viewModel
    super.init(frame: CGRect())
    axis = .vertical
    for view in column { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
