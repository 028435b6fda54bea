import Foundation
import Models

extension User {
  /// A user with a photo, as the service knows him.
  package nonisolated static let blaine = User(
    id: User.ID(rawValue: "7"), displayName: .sample("David Blaine"), photo: .portrait)

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
  /// A display name that is known to be valid.
  package nonisolated static func sample(_ text: String) -> DisplayName {
    do {
      return try DisplayName(text)
    } catch {
      preconditionFailure("\(text) is no display name: \(error.localizedDescription)")
    }
  }
}

extension Photo {
  /// A PNG, by its signature.
  package nonisolated static let portrait = sample(pngSignature + Data("portrait".utf8))
  /// A JPEG, by its signature.
  package nonisolated static let landscape = sample(Data([0xFF, 0xD8, 0xFF]) + Data("hills".utf8))

  nonisolated static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private nonisolated static func sample(_ data: Data) -> Photo {
    do {
      return try Photo(data)
    } catch {
      preconditionFailure("The sample is no photo: \(error.localizedDescription)")
    }
  }
}
