@testable import VIPER

/// A replacement for the router, which records where the presenter leads the person.
final class ProfileRouterSpy: ProfileRouterInput {
  private(set) var librariesOpened = 0
  private(set) var isLibraryOpen = false
  private(set) var postsShown: [PostResponse] = []
  private(set) var logInsShown = 0

  func choosePhoto() {
    librariesOpened += 1
    isLibraryOpen = true
  }

  func cancelChoosingPhoto() { isLibraryOpen = false }
  func showPost(_ post: PostResponse) { postsShown.append(post) }
  func showLogIn() { logInsShown += 1 }
}
