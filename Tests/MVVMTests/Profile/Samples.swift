import Foundation
import Models

extension User {
  static func david(named name: String = "David Blaine", photo: Photo? = nil) throws -> User {
    User(id: ID(rawValue: "david"), displayName: try DisplayName(name), photo: photo)
  }
}

extension Photo {
  static func png(_ content: String = "") throws -> Photo {
    try Photo(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(content.utf8))
  }

  static func jpeg() throws -> Photo {
    try Photo(Data([0xFF, 0xD8, 0xFF, 0xE0]))
  }
}
