import Foundation
import Models

/// What the interactor can respond with.
protocol ProfilePresentationLogic {
  func presentLoad(response: Profile.Load.Response)
  func presentNameCount(response: Profile.CountName.Response)
  func presentChangeName(response: Profile.ChangeName.Response)
  func presentChangePhoto(response: Profile.ChangePhoto.Response)
  func presentPosts(response: Profile.FetchPosts.Response)
  func presentSelectPost(response: Profile.SelectPost.Response)
  func presentLogOut(response: Profile.LogOut.Response)
  func presentLeave(response: Profile.Leave.Response)
}

/// Turns each response into what the screen shows, and remembers nothing.
final class ProfilePresenter: ProfilePresentationLogic {
  weak var viewController: (any ProfileDisplayLogic)?

  // MARK: Load

  func presentLoad(response: Profile.Load.Response) {
    viewController?.displayLoad(viewModel: viewModel(for: response))
  }

  private func viewModel(for response: Profile.Load.Response) -> Profile.Load.ViewModel {
    switch response {
    case .started:
      Profile.Load.ViewModel(isLoading: true)
    case .loaded(let user):
      Profile.Load.ViewModel(user: displayedUser(user))
    case .failed(let error):
      Profile.Load.ViewModel(error: .shown(error.localizedDescription), isRetryHidden: false)
    }
  }

  private func displayedUser(_ user: User) -> Profile.Load.ViewModel.DisplayedUser {
    Profile.Load.ViewModel.DisplayedUser(
      name: displayedName(user.displayName), photo: user.photo?.data)
  }

  // MARK: Count name

  func presentNameCount(response: Profile.CountName.Response) {
    viewController?.displayNameCount(
      viewModel: Profile.CountName.ViewModel(count: nameCount(response.characterCount)))
  }

  // MARK: Change name

  func presentChangeName(response: Profile.ChangeName.Response) {
    viewController?.displayChangeName(viewModel: viewModel(for: response))
  }

  private func viewModel(
    for response: Profile.ChangeName.Response
  ) -> Profile.ChangeName.ViewModel {
    switch response {
    case .refused(let error):
      Profile.ChangeName.ViewModel(
        nameError: .shown(error.localizedDescription), error: .hidden)
    case .kept(let name):
      Profile.ChangeName.ViewModel(name: displayedName(name), nameError: .hidden)
    case .started:
      Profile.ChangeName.ViewModel(
        isSaving: true, isNameFieldEnabled: false, nameError: .hidden, error: .hidden)
    case .changed(let name):
      Profile.ChangeName.ViewModel(name: displayedName(name))
    case .failed(let error):
      Profile.ChangeName.ViewModel(error: .shown(error.localizedDescription))
    }
  }

  // MARK: Change photo

  func presentChangePhoto(response: Profile.ChangePhoto.Response) {
    viewController?.displayChangePhoto(viewModel: viewModel(for: response))
  }

  private func viewModel(
    for response: Profile.ChangePhoto.Response
  ) -> Profile.ChangePhoto.ViewModel {
    switch response {
    case .choosing:
      Profile.ChangePhoto.ViewModel(isChangePhotoEnabled: false)
    case .cancelled:
      Profile.ChangePhoto.ViewModel(isChangePhotoEnabled: true)
    case .started:
      Profile.ChangePhoto.ViewModel(isChangePhotoEnabled: false, error: .hidden)
    case .changed(let photo):
      Profile.ChangePhoto.ViewModel(isChangePhotoEnabled: true, photo: photo.data)
    case .failed(let error):
      Profile.ChangePhoto.ViewModel(
        isChangePhotoEnabled: true, error: .shown(error.localizedDescription))
    }
  }

  // MARK: Posts

  func presentPosts(response: Profile.FetchPosts.Response) {
    viewController?.displayPosts(viewModel: viewModel(for: response))
  }

  private func viewModel(
    for response: Profile.FetchPosts.Response
  ) -> Profile.FetchPosts.ViewModel {
    switch response {
    case .started:
      Profile.FetchPosts.ViewModel()
    case .loaded(let posts):
      Profile.FetchPosts.ViewModel(posts: posts.map(displayedPost))
    case .failed(let error):
      Profile.FetchPosts.ViewModel(
        error: .shown(error.localizedDescription), isRetryHidden: false)
    }
  }

  func presentSelectPost(response: Profile.SelectPost.Response) {
    viewController?.displaySelectPost(viewModel: Profile.SelectPost.ViewModel())
  }

  // MARK: Log out

  func presentLogOut(response: Profile.LogOut.Response) {
    viewController?.displayLogOut(viewModel: Profile.LogOut.ViewModel())
  }

  // MARK: Leave

  func presentLeave(response: Profile.Leave.Response) {
    viewController?.displayLeave(viewModel: Profile.Leave.ViewModel())
  }

  // MARK: Formatting

  private func displayedName(_ name: DisplayName) -> Profile.DisplayedName {
    Profile.DisplayedName(text: name.text, count: nameCount(name.text.count))
  }

  private func displayedPost(_ post: Post) -> Profile.FetchPosts.ViewModel.DisplayedPost {
    Profile.FetchPosts.ViewModel.DisplayedPost(
      title: post.title, date: post.date.formatted(.iso8601.year().month().day()))
  }

  private func nameCount(_ count: Int) -> String {
    "\(count) of \(DisplayName.maximumCharacterCount)"
  }
}
