import Models

/// Gives a user another display name.
struct NameChanger {
  let service: any UserService
  let cache: UserCache
  let requests: Requests

  /// Checks a text, and sends it if it is a name other than the saved one.
  func change(
    to text: String, of user: User, _ handler: @escaping (Result<DisplayName, any Error>) -> Void
  ) {
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        handler(.success(user.displayName))
      } else {
        send(name, of: user, handler)
      }
    } catch {
      handler(.failure(error))
    }
  }

  private func send(
    _ name: DisplayName, of user: User,
    _ handler: @escaping (Result<DisplayName, any Error>) -> Void
  ) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
      return name
    } deliver: {
      handler($0)
    }
  }
}
