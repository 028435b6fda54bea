// The layout of the views. It is for UIKit alone, since HeadlessUIKit draws nothing.
//
// The methods are overridden in extensions, which Objective-C's classes allow, so that the views
// which the kit measures hold nothing that no headless line calls.
#if canImport(UIKit)
  import Foundation
  import PortableUIKit
  import Views

  extension GreetingView {
    /// Places the button and the label in the middle.
    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      scaleText()
      for column in subviews {
        column.place([
          column.centerYAnchor.constraint(equalTo: centerYAnchor),
          column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
      }
    }
  }

  extension LoadingView {
    /// Places the indicator in the middle of a view that is no higher than it needs.
    package override func didMoveToSuperview() {
      super.didMoveToSuperview()
      spinner.accessibilityLabel = "Loading"
      spinner.place([
        spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
        spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
        heightAnchor.constraint(equalTo: spinner.heightAnchor).with(.defaultHigh),
      ])
    }
  }

  extension ErrorView {
    /// Lets the text grow with the person's text size.
    package override func didMoveToSuperview() {
      super.didMoveToSuperview()
      scaleText()
    }
  }

  extension PostCell {
    /// Lets the labels decide the height of the cell, before it is measured.
    package override func updateConstraints() {
      scaleText()
      let margins = contentView.layoutMarginsGuide
      for column in contentView.subviews {
        column.place([
          column.topAnchor.constraint(equalTo: margins.topAnchor),
          column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }
      super.updateConstraints()
    }
  }

  extension ProfileView {
    /// Gives the photo a height, the posts at least one, and names to what shows no text.
    package override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard photoView.contentMode != .scaleAspectFit else { return }
      scaleText()
      nameField.borderStyle = .roundedRect
      nameField.accessibilityLabel = "Display name"
      savingIndicator.accessibilityLabel = "Saving the name"
      photoView.isAccessibilityElement = true
      photoView.accessibilityLabel = "Photo"
      photoView.contentMode = .scaleAspectFit
      // A stack view gives what is hidden no height, which these must not contradict.
      NSLayoutConstraint.activate([
        photoView.heightAnchor.constraint(equalToConstant: 96).with(almostRequired),
        postsTableView.heightAnchor.constraint(greaterThanOrEqualToConstant: 176)
          .with(almostRequired),
      ])
    }
  }

  extension UIViewController {
    /// Gives a screen a background, and lets a column scroll above the keyboard.
    func dress() {
      if let column = view as? UIStackView {
        let scrollingView = ScrollingView()
        view = scrollingView
        scrollingView.scroll(column)
      }
      view.backgroundColor = .systemBackground
    }
  }

  /// A view in which a column scrolls, as high as the keyboard leaves it.
  private final class ScrollingView: UIView {
    func scroll(_ column: UIStackView) {
      column.scaleText()
      column.spacing = 8
      column.isLayoutMarginsRelativeArrangement = true
      let scrollView = UIScrollView()
      scrollView.keyboardDismissMode = .interactive
      addSubview(scrollView)
      scrollView.addSubview(column)
      scrollView.place([
        scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      ])
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      column.place([
        column.topAnchor.constraint(equalTo: content.topAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        column.widthAnchor.constraint(equalTo: frame.widthAnchor),
        // A table takes the rest of the screen; labels and buttons, which hold at 250, do not.
        column.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor)
          .with(UILayoutPriority(249)),
      ])
    }
  }

  private let almostRequired = UILayoutPriority(999)

  extension UIView {
    /// Lets the texts in this view grow with the person's text size.
    fileprivate func scaleText() {
      for view in subviews {
        switch view {
        case let label as UILabel:
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
        case let field as UITextField:
          field.font = .preferredFont(forTextStyle: .body)
          field.adjustsFontForContentSizeCategory = true
        case let button as UIButton:
          button.titleLabel?.font = .preferredFont(forTextStyle: .body)
          button.titleLabel?.adjustsFontForContentSizeCategory = true
          button.titleLabel?.numberOfLines = 0
        default: view.scaleText()
        }
      }
    }

    /// Activates the constraints that place the view, unless it has been placed before.
    fileprivate func place(_ constraints: @autoclosure () -> [NSLayoutConstraint]) {
      guard translatesAutoresizingMaskIntoConstraints else { return }
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(constraints())
    }
  }

  extension NSLayoutConstraint {
    fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
      self.priority = priority
      return self
    }
  }
#endif
