import Foundation
import Models

/// The responses of the interactor.
protocol ProfilePresentationLogic: AnyObject {
  func presentLoad(response: Profile.Load.Response)
  func presentCountName(response: Profile.CountName.Response)
  func presentChangeDisplayName(response: Profile.ChangeDisplayName.Response)
  func presentChangePhoto(response: Profile.ChangePhoto.Response)
  func presentLoadPosts(response: Profile.LoadPosts.Response)
  func presentLogOut(response: Profile.LogOut.Response)
}

/// Turns each outcome into texts and data that can be displayed as they are.
final class ProfilePresenter {
  weak var viewController: (any ProfileDisplayLogic)?
}

extension ProfilePresenter: ProfilePresentationLogic {
  // MARK: Loading

  func presentLoad(response: Profile.Load.Response) {
    switch response {
    case .started:
      viewController?.displayLoadStart(viewModel: Profile.Load.ViewModel())
    case .loaded(let user):
      viewController?.displayLoad(
        viewModel: Profile.Load.ViewModel(
          name: user.displayName.text, nameCount: nameCount(of: user.displayName),
          photo: user.photo?.data))
    case .failed(let error):
      viewController?.displayLoadError(
        viewModel: Profile.Load.ViewModel(error: error.localizedDescription))
    }
  }

  // MARK: Display name

  func presentCountName(response: Profile.CountName.Response) {
    viewController?.displayCountName(
      viewModel: Profile.CountName.ViewModel(nameCount: nameCount(response.characterCount)))
  }

  func presentChangeDisplayName(response: Profile.ChangeDisplayName.Response) {
    switch response {
    case .started:
      viewController?.displayChangeDisplayNameStart(
        viewModel: Profile.ChangeDisplayName.ViewModel())
    case .saved(let name):
      viewController?.displayChangeDisplayName(
        viewModel: Profile.ChangeDisplayName.ViewModel(
          name: name.text, nameCount: nameCount(of: name)))
    case .failed(let error):
      viewController?.displayChangeDisplayNameError(
        viewModel: Profile.ChangeDisplayName.ViewModel(error: error.localizedDescription))
    }
  }

  private func nameCount(of name: DisplayName) -> String {
    nameCount(DisplayName.characterCount(of: name.text))
  }

  private func nameCount(_ characterCount: Int) -> String {
    "\(characterCount) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Photo

  func presentChangePhoto(response: Profile.ChangePhoto.Response) {
    switch response {
    case .saved(let photo):
      viewController?.displayChangePhoto(
        viewModel: Profile.ChangePhoto.ViewModel(photo: photo.data))
    case .failed(let error):
      viewController?.displayChangePhotoError(
        viewModel: Profile.ChangePhoto.ViewModel(error: error.localizedDescription))
    }
  }

  // MARK: Posts

  func presentLoadPosts(response: Profile.LoadPosts.Response) {
    switch response {
    case .loaded(let posts):
      present(posts)
    case .failed(let error):
      viewController?.displayLoadPostsError(
        viewModel: Profile.LoadPosts.ViewModel(error: error.localizedDescription))
    }
  }

  private func present(_ posts: [Post]) {
    if posts.isEmpty {
      viewController?.displayLoadPostsEmpty(viewModel: Profile.LoadPosts.ViewModel())
    } else {
      viewController?.displayLoadPosts(
        viewModel: Profile.LoadPosts.ViewModel(posts: posts.map { displayedPost($0) }))
    }
  }

  private func displayedPost(_ post: Post) -> Profile.LoadPosts.ViewModel.DisplayedPost {
    Profile.LoadPosts.ViewModel.DisplayedPost(
      title: post.title,
      date: post.date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func presentLogOut(response: Profile.LogOut.Response) {
    viewController?.displayLogOut(viewModel: Profile.LogOut.ViewModel())
  }
}
