import Models

@testable import VIPER

/// A replacement for the router, which records where the presenter leads the person.
final class ProfileRouterSpy: ProfileRouterInput {
  private(set) var pickersOpened = 0
  private(set) var isPickerOpen = false
  private(set) var postsShown: [Post] = []
  private(set) var logInsShown = 0
  /// What happens while the log-in screen is shown; nothing by default.
  var onShowLogIn: () -> Void = {}

  func choosePhoto(output: any PhotoPickerModuleOutput) {
    pickersOpened += 1
    isPickerOpen = true
  }

  func closePhotoPicker() { isPickerOpen = false }
  func showPost(_ post: Post) { postsShown.append(post) }

  func showLogIn() {
    logInsShown += 1
    onShowLogIn()
  }
}
