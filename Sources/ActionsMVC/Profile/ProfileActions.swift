import Foundation
import Models
import PortableUIKit

extension ProfileViewController.Actions {
  /// Creates the actions of the signed-in user's profile screen.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    // The actions share the requests, as leaving and logging out end what others have begun.
    let requests = Requests()
    cachedUser = { _, _ in cache.user }
    load = { _, _, handler in
      requests.start(.load) {
        let user = try await service.currentUser()
        try Task.checkCancellation()
        cache.user = user
        return user
      } deliver: {
        handler($0)
      }
    }
    checkName = { _, input in
      do {
        let name = try DisplayName(input.text)
        return .success(name == input.user.displayName ? nil : name)
      } catch {
        return .failure(error)
      }
    }
    changeDisplayName = { _, input, handler in
      requests.start(.changeDisplayName) {
        try await service.changeDisplayName(to: input.name)
        try Task.checkCancellation()
        cache.update(input.user.id) { $0.displayName = input.name }
        return input.name
      } deliver: {
        handler($0)
      }
    }
    choosePhoto = { _, _, handler in
      requests.start(.choosePhoto) {
        await photoLibrary.choosePhoto()
      } deliver: {
        handler($0.get())
      }
    }
    changePhoto = { _, input, handler in
      do {
        let photo = try Photo(input.data)
        requests.start(.changePhoto) {
          try await service.changePhoto(to: photo)
          try Task.checkCancellation()
          cache.update(input.user.id) { $0.photo = photo }
          return photo
        } deliver: {
          handler($0)
        }
      } catch {
        handler(.failure(error))
      }
    }
    loadPosts = { _, user, handler in
      requests.start(.loadPosts) {
        let posts = try await postService.posts(by: user.id)
        return Array(posts.sorted { $0.date > $1.date }.prefix(5))
      } deliver: {
        handler($0)
      }
    }
    showPost = { viewController, post in
      viewController.navigationController?
        .pushViewController(makePostScreen(post), animated: true)
    }
    leave = { _, _ in
      requests.cancel(.load, .choosePhoto, .loadPosts)
      // Changes go on without the screen, so that nothing that the person has done is lost.
      requests.letGo(.changeDisplayName, .changePhoto)
    }
    logOut = { viewController, _ in
      requests.cancelAll()
      cache.user = nil
      // This task outlives the screen, so that the service hears of it.
      Task { try? await service.logOut() }
      viewController.navigationController?
        .setViewControllers([makeLogInScreen()], animated: true)
    }
  }
}
