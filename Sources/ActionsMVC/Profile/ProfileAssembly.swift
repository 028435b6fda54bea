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
    let loader = ProfileLoader(service: service, cache: cache)
    let nameChanger = NameChanger(service: service, cache: cache)
    let photoChanger = PhotoChanger(service: service, cache: cache, photoLibrary: photoLibrary)
    let postLoader = PostLoader(service: postService)
    let session = ProfileSession(service: service, cache: cache)
    return ProfileViewController(
      actions: ProfileViewController.Actions(
        loadCached: { _, _ in loader.loadCached() },
        load: { _, _ in try await loader.load() },
        checkName: { _, input throws(DisplayNameError) in
          try nameChanger.check(input.text, savedName: input.savedName)
        },
        changeName: { _, change in
          try await nameChanger.change(to: change.name, of: change.user)
        },
        choosePhoto: { _, _ throws(PhotoError) in try await photoChanger.choose() },
        changePhoto: { _, change in
          try await photoChanger.change(to: change.photo, of: change.user)
        },
        loadPosts: { _, user in try await postLoader.loadRecent(of: user) },
        showPost: { viewController, post in
          viewController.navigationController?
            .pushViewController(makePostScreen(post), animated: true)
        },
        abandonChange: { _, _ in session.abandonChange() },
        logOut: { viewController, _ in
          session.logOut()
          viewController.navigationController?
            .setViewControllers([makeLogInScreen()], animated: true)
        }))
  }
}
