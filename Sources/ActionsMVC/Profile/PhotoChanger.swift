import Models

/// Gives the signed-in user another photo.
struct PhotoChanger {
  let service: any UserService
  let cache: UserCache
  let photoLibrary: any PhotoLibrary

  /// The photo that the person chooses; nil when the person cancels.
  func choose() async throws(PhotoError) -> Photo? {
    guard let data = await photoLibrary.choosePhoto() else { return nil }
    return try Photo(data)
  }

  func change(to photo: Photo, of user: User) async throws {
    try await service.changePhoto(to: photo)
    try Task.checkCancellation()
    cache.update(user.id) { $0.photo = photo }
  }
}
