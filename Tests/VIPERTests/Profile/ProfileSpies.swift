import Foundation
import Models

@testable import VIPER

final class ProfileViewOutputSpy: ProfileViewOutput {
  enum Event: Equatable {
    case viewWillAppear, didLeave, retryTapped, changePhotoTapped, postsRetryTapped, logOutTapped
    case nameChanged(String)
    case nameEditingEnded(String)
    case postSelected(Int)
  }

  private(set) var events: [Event] = []

  func viewWillAppear() { events.append(.viewWillAppear) }
  func didLeave() { events.append(.didLeave) }
  func retryTapped() { events.append(.retryTapped) }
  func nameChanged(_ text: String) { events.append(.nameChanged(text)) }
  func nameEditingEnded(_ text: String) { events.append(.nameEditingEnded(text)) }
  func changePhotoTapped() { events.append(.changePhotoTapped) }
  func postsRetryTapped() { events.append(.postsRetryTapped) }
  func postSelected(at index: Int) { events.append(.postSelected(index)) }
  func logOutTapped() { events.append(.logOutTapped) }
}

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
