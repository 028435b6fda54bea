import Models
import PortableUIKit

/// Coordinates a post, from which the user goes back alone.
final class PostCoordinator: Coordinator {
  let children = ChildCoordinators()

  private let post: Post
  private let makeScreen: (Post) -> UIViewController

  init(post: Post, makeScreen: @escaping (Post) -> UIViewController) {
    self.post = post
    self.makeScreen = makeScreen
  }

  func start() -> UIViewController {
    makeScreen(post)
  }
}
