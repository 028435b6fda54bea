import Foundation
import Models

@testable import VIPER

final class ProfileRouterSpy: ProfileRouterInput {
  private(set) var librariesOpened = 0
  private(set) var isLibraryOpen = false
  private(set) var postsShown: [Post] = []
  private(set) var logInsShown = 0

  func choosePhoto() {
    librariesOpened += 1
    isLibraryOpen = true
  }

  func cancelChoosingPhoto() { isLibraryOpen = false }
  func showPost(_ post: Post) { postsShown.append(post) }
  func showLogIn() { logInsShown += 1 }
}

final class ProfileRouterOutputSpy: ProfileRouterOutput {
  private(set) var photosChosen: [Data?] = []

  func didChoosePhoto(_ data: Data?) { photosChosen.append(data) }
}
