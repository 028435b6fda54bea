import Models

/// Gives the signed-in user another display name.
struct NameChanger {
  let service: any UserService
  let cache: UserCache

  /// The name that a text asks for; nil when it is the saved one.
  func check(_ text: String, savedName: DisplayName) throws(DisplayNameError) -> DisplayName? {
    let name = try DisplayName(text)
    return name == savedName ? nil : name
  }

  func change(to name: DisplayName, of user: User) async throws {
    try await service.changeDisplayName(to: name)
    try Task.checkCancellation()
    cache.update(user.id) { $0.displayName = name }
  }
}
