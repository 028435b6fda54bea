import Models
import PortableUIKit

/// The place where the profile screen is put together.
package enum ProfileAssembly {
  package static func makeScreen(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) -> UIViewController {
    let viewModel = ProfileViewModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    return ProfileViewController(
      viewModel: viewModel, makeLogInScreen: makeLogInScreen, makePostScreen: makePostScreen)
  }
}
