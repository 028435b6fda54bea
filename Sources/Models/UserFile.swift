import Foundation

/// The file in which a user store keeps its user.
struct UserFile {
  let url: URL

  func read() throws -> User? {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return nil
    }
    do {
      return try JSONDecoder().decode(User.self, from: Data(contentsOf: url))
    } catch {
      throw UserServiceError.storeDamaged
    }
  }

  func write(_ user: User) throws {
    do {
      try JSONEncoder().encode(user).write(to: url, options: .atomic)
    } catch {
      throw UserServiceError.refused
    }
  }
}
