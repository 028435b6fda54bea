import Foundation
import Models

/// Gives the signed-in user another photo.
final class PhotoChanger {
  private let session: ProfileSession
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary

  /// Creates a changer for the user of a session.
  init(
    session: ProfileSession, service: any UserService, cache: UserCache,
    photoLibrary: any PhotoLibrary
  ) {
    self.session = session
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
  }

  /// Lets the person choose a photo, checks it and sends it.
  func change(_ handler: @escaping (Attempt<Photo?>) -> Void) {
    session.requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get(), handler)
    }
  }

  private func didChoosePhoto(_ data: Data?, _ handler: @escaping (Attempt<Photo?>) -> Void) {
    guard let user = session.user, let data else {
      handler(.succeeded(nil))
      return
    }
    do {
      changePhoto(to: try Photo(data), of: user, handler)
    } catch {
      handler(.failed(error))
    }
  }

  private func changePhoto(
    to photo: Photo, of user: User, _ handler: @escaping (Attempt<Photo?>) -> Void
  ) {
    handler(.sent)
    session.requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result, handler)
    }
  }

  private func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, _ handler: (Attempt<Photo?>) -> Void
  ) {
    switch result {
    case .success:
      handler(.succeeded(photo))
    case .failure(let error):
      handler(.failed(error))
    }
  }
}
