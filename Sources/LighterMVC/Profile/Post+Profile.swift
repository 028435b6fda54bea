import Foundation
import Models

extension Post {
  /// The day of publication in the person's time zone, such as `2026-03-03`.
  var day: String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}

extension [Post] {
  /// The newest five posts, newest first.
  var recent: [Post] {
    Array(sorted { $0.date > $1.date }.prefix(5))
  }
}
