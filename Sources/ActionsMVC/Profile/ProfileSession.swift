import Models

/// Forgets the signed-in user.
struct ProfileSession {
  let service: any UserService
  let cache: UserCache

  func abandonChange() {
    // Nobody knows whether the service took a change that was in flight.
    cache.user = nil
  }

  func logOut() {
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }
}
