import HeadlessUIKit
import Models

/// Puts the profile screen together.
package enum ProfileAssembly {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let session = ProfileSession(service: service, cache: cache)
    let loader = ProfileLoader(session: session, service: service, cache: cache)
    let nameChanger = NameChanger(session: session, service: service, cache: cache)
    let photoChanger = PhotoChanger(
      session: session, service: service, cache: cache, photoLibrary: photoLibrary)
    let postLoader = PostLoader(session: session, service: postService)
    return ProfileViewController(
      actions: ProfileViewController.Actions(
        load: { _, _, handler in loader.load(handler) },
        reload: { _, _, handler in loader.reload(handler) },
        changeName: { _, text, handler in nameChanger.change(to: text, handler) },
        changePhoto: { _, _, handler in photoChanger.change(handler) },
        loadPosts: { _, _, handler in postLoader.load(handler) },
        showPost: { viewController, post in
          viewController.navigationController?
            .pushViewController(makePostScreen(post), animated: true)
        },
        logOut: { viewController, _ in
          session.logOut()
          viewController.navigationController?
            .setViewControllers([makeLogInScreen()], animated: true)
        },
        leave: { _, _ in session.leave() }))
  }
}
