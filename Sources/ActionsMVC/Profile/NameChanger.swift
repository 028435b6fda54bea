import Models

/// Gives a user another display name.
final class NameChanger {
  private let service: any UserService
  private let cache: UserCache
  private let requests: Requests

  init(service: any UserService, cache: UserCache, requests: Requests) {
    self.service = service
    self.cache = cache
    self.requests = requests
  }

  /// Checks a text, and sends it if it is a name other than the saved one.
  func change(
    to text: String, of user: User,
    _ handler: @escaping @MainActor (Result<DisplayName, any Error>) -> Void
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
    _ handler: @escaping @MainActor (Result<DisplayName, any Error>) -> Void
  ) {
    requests.start(
      .changeDisplayName,
      { [service, cache] in
        try await service.changeDisplayName(to: name)
        try Task.checkCancellation()
        cache.update(user.id) { $0.displayName = name }
        return name
      }, deliver: handler)
  }
}
