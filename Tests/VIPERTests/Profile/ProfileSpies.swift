import Foundation
import Models

@testable import VIPER

final class ProfileViewOutputSpy: ProfileViewOutput {
  enum Event: Equatable {
    case viewWillAppear, retryTapped, changePhotoTapped, postsRetryTapped, logOutTapped, didLeave
    case postSelected(Int)
    case nameChanged(String)
    case nameEditingEnded(String)
  }

  private(set) var events: [Event] = []

  func viewWillAppear() { events.append(.viewWillAppear) }
  func retryTapped() { events.append(.retryTapped) }
  func nameChanged(_ text: String) { events.append(.nameChanged(text)) }
  func nameEditingEnded(_ text: String) { events.append(.nameEditingEnded(text)) }
  func changePhotoTapped() { events.append(.changePhotoTapped) }
  func postsRetryTapped() { events.append(.postsRetryTapped) }
  func postSelected(at index: Int) { events.append(.postSelected(index)) }
  func logOutTapped() { events.append(.logOutTapped) }
  func didLeave() { events.append(.didLeave) }
}

final class ProfileInteractorSpy: ProfileInteractorInput {
  enum Request: Equatable {
    case load, reload, changePhoto, loadPosts, logOut, leave
    case changeDisplayName(String)
  }

  private(set) var requests: [Request] = []

  func load() { requests.append(.load) }
  func reload() { requests.append(.reload) }
  func changeDisplayName(to text: String) { requests.append(.changeDisplayName(text)) }
  func changePhoto() { requests.append(.changePhoto) }
  func loadPosts() { requests.append(.loadPosts) }
  func logOut() { requests.append(.logOut) }
  func leave() { requests.append(.leave) }
}

final class ProfileInteractorOutputSpy: ProfileInteractorOutput {
  enum Answer: Equatable {
    case startedLoading, loaded(User), failedToLoad(String)
    case refusedDisplayName(DisplayNameError), keptDisplayName(String)
    case startedChangingDisplayName, changedDisplayName(String)
    case failedToChangeDisplayName(String)
    case cancelledChoosingPhoto, startedChangingPhoto, changedPhoto(Photo)
    case failedToChangePhoto(String)
    case loadedPosts([Post]), failedToLoadPosts(String)
    case loggedOut
  }

  private(set) var answers: [Answer] = []

  func didStartLoading() { answers.append(.startedLoading) }
  func didLoad(_ user: User) { answers.append(.loaded(user)) }
  func didFailToLoad(_ error: any Error) {
    answers.append(.failedToLoad(error.localizedDescription))
  }

  func didRefuseDisplayName(_ error: DisplayNameError) {
    answers.append(.refusedDisplayName(error))
  }
  func didKeepDisplayName(_ name: DisplayName) { answers.append(.keptDisplayName(name.text)) }
  func didStartChangingDisplayName() { answers.append(.startedChangingDisplayName) }
  func didChangeDisplayName(to name: DisplayName) {
    answers.append(.changedDisplayName(name.text))
  }
  func didFailToChangeDisplayName(_ error: any Error) {
    answers.append(.failedToChangeDisplayName(error.localizedDescription))
  }

  func didCancelChoosingPhoto() { answers.append(.cancelledChoosingPhoto) }
  func didStartChangingPhoto() { answers.append(.startedChangingPhoto) }
  func didChangePhoto(to photo: Photo) { answers.append(.changedPhoto(photo)) }
  func didFailToChangePhoto(_ error: any Error) {
    answers.append(.failedToChangePhoto(error.localizedDescription))
  }

  func didLoadPosts(_ posts: [Post]) { answers.append(.loadedPosts(posts)) }
  func didFailToLoadPosts(_ error: any Error) {
    answers.append(.failedToLoadPosts(error.localizedDescription))
  }

  func didLogOut() { answers.append(.loggedOut) }
}

final class ProfileRouterSpy: ProfileRouterInput {
  private(set) var logInsShown = 0
  private(set) var postsShown: [Post] = []

  func showLogIn() { logInsShown += 1 }
  func showPost(_ post: Post) { postsShown.append(post) }
}
