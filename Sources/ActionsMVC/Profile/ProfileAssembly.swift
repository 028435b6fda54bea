import PortableUIKit
import Models

/// Puts the profile screen together, and navigates from it.
///
/// The pattern's source makes the objects that work when an action is called. Here they are made
/// once, with the screen.
package enum ProfileAssembly {
  /// Makes the profile screen of the signed-in user, for a navigation controller to show.
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    // Leaving and logging out end what other actions have begun, so the actions share the requests.
    let requests = Requests()
    let closer = ProfileCloser(service: service, cache: cache, requests: requests)
    let loader = ProfileLoader(service: service, cache: cache, requests: requests)
    let nameChanger = NameChanger(service: service, cache: cache, requests: requests)
    let photoChanger = PhotoChanger(
      service: service, cache: cache, photoLibrary: photoLibrary, requests: requests)
    let postLoader = PostLoader(service: postService, requests: requests)
    return ProfileViewController(
      actions: ProfileViewController.Actions(
        leave: { _, _ in closer.leave() },
        cachedUser: { _, _ in cache.user },
        load: { _, _, handler in loader.load(handler) },
        changeDisplayName: { _, input, handler in
          nameChanger.change(to: input.text, of: input.user, handler)
        },
        choosePhoto: { _, _, handler in photoChanger.choose(handler) },
        changePhoto: { _, input, handler in
          photoChanger.change(to: input.data, of: input.user, handler)
        },
        loadPosts: { _, user, handler in postLoader.load(by: user, handler) },
        showPost: { viewController, post in
          viewController.navigationController?
            .pushViewController(makePostScreen(post), animated: true)
        },
        logOut: { viewController, _ in
          closer.logOut()
          viewController.navigationController?
            .setViewControllers([makeLogInScreen()], animated: true)
        }))
  }
}
