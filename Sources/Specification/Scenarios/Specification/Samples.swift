import Foundation
import Models

extension User {
  /// The user that the service returns, with a photo.
  package nonisolated static let blaine = User(
    id: User.ID(rawValue: "7"), displayName: .sample("David Blaine"), photo: .portrait)

  /// Another user, without a photo.
  package nonisolated static let dee = User(id: ID(rawValue: "8"), displayName: .sample("Dee"))

  /// A user with the same name as `blaine`, without a photo.
  package nonisolated static let sample = User(
    id: ID(rawValue: "sample"), displayName: .sample("David Blaine"))

  nonisolated func renamed(_ name: String) -> User {
    var user = self
    user.displayName = .sample(name)
    return user
  }

  nonisolated func with(photo: Photo?) -> User {
    var user = self
    user.photo = photo
    return user
  }
}

extension DisplayName {
  /// Returns the display name with a valid text.
  package nonisolated static func sample(_ text: String) -> DisplayName {
    do {
      return try DisplayName(text)
    } catch {
      preconditionFailure("\(text) is no display name: \(error.localizedDescription)")
    }
  }
}

extension Post {
  /// Returns the post of a day in March, in the night, when it is still the day before in UTC.
  package nonisolated static func sample(_ day: Int) -> Post {
    sample("Post \(day)", day: day)
  }

  nonisolated static let sawing = sample("Sawing", day: 1)
  nonisolated static let cards = sample("Cards", day: 2)
  nonisolated static let levitation = sample("Levitation", day: 3)
  nonisolated static let coins = sample("Coins", day: 4)
  nonisolated static let mirror = sample("Mirror", day: 5)
  nonisolated static let rings = sample("Rings", day: 6)
  nonisolated static let escape = sample("Escape", day: 7)
  // In Auckland, a second lies between these two, and the turn of the year.
  nonisolated static let lastOfTheYear = sample("Old year", "2025-12-31T10:59:59Z")
  nonisolated static let firstOfTheYear = sample("New year", "2025-12-31T11:00:00Z")

  /// Returns a post with a title, with the identifier and date of another post.
  nonisolated static func titled(_ title: String, on other: Post) -> Post {
    Post(id: other.id, title: title, date: other.date)
  }

  private nonisolated static func sample(_ title: String, day: Int) -> Post {
    let eve = sample(title, "2026-02-28T14:00:00Z")
    return Post(
      id: eve.id, title: title, date: eve.date.addingTimeInterval(Double(day - 1) * 24 * 60 * 60))
  }

  private nonisolated static func sample(_ title: String, _ date: String) -> Post {
    guard let date = try? Date(date, strategy: .iso8601) else {
      preconditionFailure("\(date) is no date.")
    }
    return Post(id: ID(rawValue: title), title: title, date: date)
  }
}

extension Data {
  /// The signature of a PNG, without a picture.
  package nonisolated static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// The signature of a JPEG, without a picture.
  package nonisolated static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
  /// The signature of a GIF, which the screens refuse.
  package nonisolated static let gif = Data("GIF89a".utf8)
}

extension Photo {
  /// A PNG, by its signature.
  package nonisolated static let portrait = sample(.png + Data("portrait".utf8))
  /// A JPEG, by its signature.
  package nonisolated static let landscape = sample(Data([0xFF, 0xD8, 0xFF]) + Data("hills".utf8))

  private nonisolated static func sample(_ data: Data) -> Photo {
    do {
      return try Photo(data)
    } catch {
      preconditionFailure("The sample is no photo: \(error.localizedDescription)")
    }
  }
}
