/// The work of a `UIAction`.
package typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled piece of work that a control performs.
package class UIAction {
  /// The identity of an action among those of a control.
  package struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    package let rawValue: String

    /// Creates an identifier.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    package init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title that a control may show.
  package let title: String

  /// The image that a control may show.
  package let image: UIImage?

  /// The identity of this action among those of a control.
  package let identifier: Identifier

  /// The control that performs the action, while the handler runs.
  package private(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastGeneratedIdentifier = 0

  /// Creates an action; a unique identifier is generated unless one is given.
  package init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.generateIdentifier()
    self.handler = handler
  }

  /// Runs the handler on behalf of a control.
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
