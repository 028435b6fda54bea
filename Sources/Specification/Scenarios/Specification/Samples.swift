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
  /// Returns the post of a day in March 2026 in Auckland, from 1 to 9, at any time of this day.
  ///
  /// Some posts follow each other by a second, around midnight. Others are almost two days apart.
  package nonisolated static func sample(_ day: Int) -> Post {
    let times = [
      "23:59:59", "00:00:00", "12:30:00", "23:30:00", "00:15:00", "09:00:00", "18:45:00",
      "00:00:01", "23:00:00",
    ]
    return sample("Post \(day)", "2026-03-0\(day)T\(times[day - 1])+13:00")
  }

  /// Posts at irregular times, from the oldest to the newest: in summer and in winter, several on
  /// one day, some on different days but in the same hour.
  package nonisolated static let irregular = [
    lastOfTheYear, firstOfTheYear, sawing, cards, levitation, coins, mirror, rings, winterEvening,
    winterNight, escape, lastOfWinterTime, firstOfSummerTime,
  ]

  // The times are those of Auckland, where summer time is 13 hours ahead of UTC.
  nonisolated static let lastOfTheYear = sample("Old year", "2025-12-31T23:59:59+13:00")
  nonisolated static let firstOfTheYear = sample("New year", "2026-01-01T00:00:00+13:00")
  nonisolated static let sawing = sample("Sawing", "2026-03-01T09:30:00+13:00")
  nonisolated static let cards = sample("Cards", "2026-03-02T23:59:59+13:00")
  nonisolated static let levitation = sample("Levitation", "2026-03-03T00:00:00+13:00")
  // On this day summer time ends at three o'clock, and the hour from two comes twice.
  nonisolated static let coins = sample("Coins", "2026-04-05T02:30:00+13:00")
  nonisolated static let mirror = sample("Mirror", "2026-04-05T02:10:00+12:00")
  nonisolated static let rings = sample("Rings", "2026-04-05T23:59:59+12:00")
  nonisolated static let winterEvening = sample("Evening", "2026-06-20T23:45:00+12:00")
  nonisolated static let winterNight = sample("Night", "2026-06-21T00:00:00+12:00")
  nonisolated static let escape = sample("Escape", "2026-07-10T23:30:00+12:00")
  // On the day between these two, summer time begins.
  nonisolated static let lastOfWinterTime = sample("Winter", "2026-09-26T23:59:59+12:00")
  nonisolated static let firstOfSummerTime = sample("Summer", "2026-09-28T00:00:00+13:00")

  /// Returns a post with a title, with the identifier and date of another post.
  nonisolated static func titled(_ title: String, on other: Post) -> Post {
    Post(id: other.id, title: title, date: other.date)
  }

  /// Returns a post with a date such as `2026-03-03T00:00:00+13:00`.
  package nonisolated static func sample(_ title: String, _ date: String) -> Post {
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
