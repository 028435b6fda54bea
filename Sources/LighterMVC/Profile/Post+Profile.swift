import Foundation
import Models

extension [Post] {
  /// The newest five posts, newest first.
  var recent: [Post] {
    Array(sorted { $0.date > $1.date }.prefix(5))
  }
}
