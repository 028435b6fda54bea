/// The closure that a `UIAction` runs; the closure receives the action.
package typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action that a control performs: a closure with a title, an image and an identifier.
package class UIAction {
  /// An identifier that distinguishes an action from the other actions of a control.
  package struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    package let rawValue: String

    /// Creates an identifier from a string.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    package init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title of the action; a button that is created with the action shows the title.
  package let title: String

  /// The image of the action; `nil` if the action has no image.
  package let image: UIImage?

  /// The identifier that distinguishes this action from the other actions of a control.
  package let identifier: Identifier

  /// The control that performs the action; `nil` unless the handler is running.
  package private(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastGeneratedIdentifier = 0

  /// Creates an action; if no identifier is given, a unique identifier is generated.
  package init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.generateIdentifier()
    self.handler = handler
  }

  /// Runs the handler; while the handler runs, `sender` is the control that performs the action.
  func perform(sender: Any) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  private static func generateIdentifier() -> Identifier {
    lastGeneratedIdentifier += 1
    return Identifier("dynamic.\(lastGeneratedIdentifier)")
  }
}
