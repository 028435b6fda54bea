import Foundation
import Models

/// Lets the person choose a photo, and gives it to a user.
struct PhotoChanger {
  let service: any UserService
  let cache: UserCache
  let photoLibrary: any PhotoLibrary
  let requests: Requests

  /// Opens the photo library, and hands over the content of the chosen file.
  func choose(_ handler: @escaping (Data?) -> Void) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: {
      handler($0.get())
    }
  }

  /// Checks data, and sends it if it is a photo.
  func change(
    to data: Data, of user: User, _ handler: @escaping (Result<Photo, any Error>) -> Void
  ) {
    do {
      send(try Photo(data), of: user, handler)
    } catch {
      handler(.failure(error))
    }
  }

  private func send(
    _ photo: Photo, of user: User, _ handler: @escaping (Result<Photo, any Error>) -> Void
  ) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
      return photo
    } deliver: {
      handler($0)
    }
  }
}
