import Models

/// Gives the signed-in user another display name.
final class NameChanger {
  private let session: ProfileSession
  private let service: any UserService
  private let cache: UserCache

  /// Creates a changer for the user of a session.
  init(session: ProfileSession, service: any UserService, cache: UserCache) {
    self.session = session
    self.service = service
    self.cache = cache
  }

  /// Checks a text, and sends it if it is a name other than the saved one.
  func change(to text: String, _ handler: @escaping (Attempt<DisplayName>) -> Void) {
    // After logging out, the name field ends editing, and there is no user whose name could change.
    guard let user = session.user else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        handler(.succeeded(user.displayName))
      } else {
        changeDisplayName(to: name, of: user, handler)
      }
    } catch {
      handler(.failed(error))
    }
  }

  private func changeDisplayName(
    to name: DisplayName, of user: User, _ handler: @escaping (Attempt<DisplayName>) -> Void
  ) {
    handler(.sent)
    session.requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result, handler)
    }
  }

  private func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>,
    _ handler: (Attempt<DisplayName>) -> Void
  ) {
    switch result {
    case .success:
      session.user?.displayName = name
      handler(.succeeded(name))
    case .failure(let error):
      handler(.failed(error))
    }
  }
}
