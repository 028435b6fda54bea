import Foundation
import Models

/// The responses of the interactor.
protocol ProfilePresentationLogic: AnyObject {
  func presentLoad(response: Profile.Load.Response)
  func presentNameCount(response: Profile.CountName.Response)
  func presentChangeDisplayName(response: Profile.ChangeDisplayName.Response)
  func presentChangePhoto(response: Profile.ChangePhoto.Response)
  func presentLoadPosts(response: Profile.LoadPosts.Response)
  func presentLogOut()
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
      viewController?.displayLoading()
    case .cached(let user):
      present(user)
    case .loaded(let user):
      viewController?.displayEndOfLoading()
      present(user)
    case .failed(let error):
      viewController?.displayEndOfLoading()
      viewController?.displayLoadError(viewModel: viewModel(of: error))
    }
  }

  private func present(_ user: User) {
    viewController?.displayName(viewModel: viewModel(of: user.displayName))
    if let photo = user.photo {
      viewController?.displayPhoto(viewModel: viewModel(of: photo))
    } else {
      viewController?.displayPhotoPlaceholder()
    }
    viewController?.displayProfile()
  }

  private func viewModel(of error: some Error) -> Profile.ErrorViewModel {
    Profile.ErrorViewModel(message: error.localizedDescription)
  }

  // MARK: Display name

  func presentNameCount(response: Profile.CountName.Response) {
    viewController?.displayNameCount(
      viewModel: Profile.CountName.ViewModel(count: count(response.characterCount)))
  }

  func presentChangeDisplayName(response: Profile.ChangeDisplayName.Response) {
    switch response {
    case .refused(let error):
      viewController?.displayNameError(viewModel: viewModel(of: error))
    case .kept(let name):
      viewController?.displayKeptName(viewModel: viewModel(of: name))
    case .started:
      viewController?.displaySavingName()
    case .saved(let name):
      viewController?.displayEndOfSavingName()
      viewController?.displayName(viewModel: viewModel(of: name))
    case .failed(let error):
      viewController?.displayEndOfSavingName()
      viewController?.displayNameError(viewModel: viewModel(of: error))
    }
  }

  private func viewModel(of name: DisplayName) -> Profile.NameViewModel {
    Profile.NameViewModel(name: name.text, count: count(name.text.count))
  }

  private func count(_ characterCount: Int) -> String {
    "\(characterCount) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Photo

  func presentChangePhoto(response: Profile.ChangePhoto.Response) {
    switch response {
    case .choosing:
      viewController?.displayChoosingPhoto()
    case .cancelled:
      viewController?.displayEndOfChangingPhoto()
    case .started:
      viewController?.displaySavingPhoto()
    case .saved(let photo):
      viewController?.displayEndOfChangingPhoto()
      viewController?.displayPhoto(viewModel: viewModel(of: photo))
    case .failed(let error):
      viewController?.displayEndOfChangingPhoto()
      viewController?.displayPhotoError(viewModel: viewModel(of: error))
    }
  }

  private func viewModel(of photo: Photo) -> Profile.PhotoViewModel {
    Profile.PhotoViewModel(data: photo.data)
  }

  // MARK: Posts

  func presentLoadPosts(response: Profile.LoadPosts.Response) {
    switch response {
    case .restarted: viewController?.displayReloadingPosts()
    case .loaded(let posts): present(posts)
    case .failed(let error): viewController?.displayPostsError(viewModel: viewModel(of: error))
    }
  }

  private func present(_ posts: [Post]) {
    if posts.isEmpty {
      viewController?.displayNoPosts()
    } else {
      viewController?.displayPosts(
        viewModel: Profile.LoadPosts.ViewModel(posts: posts.map { row(of: $0) }))
    }
  }

  private func row(of post: Post) -> Profile.LoadPosts.ViewModel.DisplayedPost {
    Profile.LoadPosts.ViewModel.DisplayedPost(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func presentLogOut() {
    viewController?.displayLogOut()
  }
}
