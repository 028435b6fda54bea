/// The error for a command line that is not valid.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The reason for the error, and on the next line what to type instead.
  package let description: String

  /// Creates an error.
  ///
  /// - Parameter description: The reason for the error, and on the next line what to type
  ///   instead.
  package init(_ description: String) {
    self.description = description
  }
}
