import Foundation

/// A text that a user has published.
package struct Post: Hashable, Sendable, Identifiable {
  /// The identity of a post, which never changes.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The identifier as the service knows it.
    package let rawValue: String

    /// Creates an identifier from the service's own.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identity of this post.
  package let id: ID
  /// The subject of the post, on one line.
  package let title: String
  /// The time of publication.
  package let date: Date

  /// Creates a post; any title is valid.
  package init(id: ID, title: String, date: Date) {
    self.id = id
    self.title = title
    self.date = date
  }
}
