import Foundation

/// Something that a user has published.
package struct Post: Hashable, Sendable, Identifiable {
  /// What tells one post from another; it never changes.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The identifier as the service knows it.
    package let rawValue: String

    /// Creates an identifier from what the service knows it by.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What tells this post from another.
  package let id: ID
  /// What it is about, on one line.
  package let title: String
  /// When it was published.
  package let date: Date

  /// Creates a post; any title makes one.
  package init(id: ID, title: String, date: Date) {
    self.id = id
    self.title = title
    self.date = date
  }
}
