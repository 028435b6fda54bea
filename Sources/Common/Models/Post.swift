import Foundation

/// A text that a user has published.
package struct Post: Hashable, Sendable, Identifiable {
  /// The identifier of a post, which never changes.
  package struct ID: RawRepresentable, Hashable, Sendable {
    /// The string with which the service identifies the post.
    package let rawValue: String

    /// Creates an identifier from the string that the service uses.
    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of this post.
  package let id: ID
  /// The title of the post, as one line of text.
  package let title: String
  /// The date and time of publication.
  package let date: Date

  /// Creates a post; any title is valid.
  package init(id: ID, title: String, date: Date) {
    self.id = id
    self.title = title
    self.date = date
  }
}
