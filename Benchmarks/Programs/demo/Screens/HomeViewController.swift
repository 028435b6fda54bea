import Foundation
import HeadlessUIKit

/// The first screen of the app, with a button for each feature that the person can open.
final class HomeViewController: UIViewController {
  /// The function that is called with the feature that the person opens.
  var onOpen: (Feature) -> Void = { _ in }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let buttons = Feature.allCases.map { feature in
      let action = UIAction(title: feature.rawValue.capitalized) { [weak self] _ in
        self?.onOpen(feature)
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityIdentifier = "home.\(feature.rawValue)"
      return button
    }
    let stackView = UIStackView(arrangedSubviews: buttons)
    stackView.axis = .vertical
    view = stackView
  }
}
