import Foundation
import Models

/// Lets the person choose a photo, and gives it to a user.
final class PhotoChanger {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let requests: Requests

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary, requests: Requests
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.requests = requests
  }

  /// Opens the photo library, and hands over the content of the chosen file.
  func choose(_ handler: @escaping @MainActor (Data?) -> Void) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      handler(result.get())
    }
  }

  /// Checks data, and sends it if it is a photo.
  func change(
    to data: Data, of user: User, _ handler: @escaping @MainActor (Result<Photo, any Error>) -> Void
  ) {
    do {
      send(try Photo(data), of: user, handler)
    } catch {
      handler(.failure(error))
    }
  }

  private func send(
    _ photo: Photo, of user: User,
    _ handler: @escaping @MainActor (Result<Photo, any Error>) -> Void
  ) {
    requests.start(
      .changePhoto,
      { [service, cache] in
        try await service.changePhoto(to: photo)
        try Task.checkCancellation()
        cache.update(user.id) { $0.photo = photo }
        return photo
      }, deliver: handler)
  }
}
