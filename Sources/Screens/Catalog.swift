import Apps
import Architectures
import Models
import PortableUIKit

/// A list of the architectures, from which the person opens the screens of each.
package final class Catalog {
  private unowned let navigationController: UINavigationController
  private let service: any UserService
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let cache = UserCache()
  private var app: (any App)?

  /// Creates a catalog; the navigation controller must outlive it.
  package init(
    in navigationController: UINavigationController, service: any UserService,
    photoLibrary: any PhotoLibrary, postService: any PostService
  ) {
    self.navigationController = navigationController
    self.service = service
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  /// Shows the list of the architectures, and nothing below it.
  package func open() {
    let list = UIViewController.menu(
      "Architectures",
      Architecture.all.map { architecture in
        (architecture.name, "catalog.\(architecture.id)", { [unowned self] in use(architecture) })
      })
    navigationController.setViewControllers([list], animated: true)
  }

  private func use(_ architecture: Architecture) {
    let app = architecture.makeApp(
      AppDependencies(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
        navigationController: navigationController,
        makeLogInScreen: { [unowned self] in .logIn { [unowned self] in open() } },
        makePostScreen: { .post($0) }))
    self.app = app
    let person = Person(firstName: "David", lastName: "Blaine")
    let greeting = { [unowned self] in push(app.makeGreetingScreen(person: person)) }
    let profile = { [unowned self] in push(app.makeProfileScreen()) }
    push(
      .menu(
        architecture.name,
        [("Greeting", "catalog.greeting", greeting), ("Profile", "catalog.profile", profile)]))
  }

  private func push(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }
}
