@testable import CleanSwift

/// A replacement for the view controller, which records the last view model of each use case.
final class ProfileDisplayLogicSpy: ProfileDisplayLogic {
  /// A view model, with the outcome that it is displayed as.
  enum Display<ViewModel: Equatable>: Equatable {
    case start(ViewModel)
    case success(ViewModel)
    case empty(ViewModel)
    case error(ViewModel)
  }

  struct Displayed: Equatable {
    var load: Display<Profile.Load.ViewModel>?
    var countName: Profile.CountName.ViewModel?
    var changeDisplayName: Display<Profile.ChangeDisplayName.ViewModel>?
    var changePhoto: Display<Profile.ChangePhoto.ViewModel>?
    var loadPosts: Display<Profile.LoadPosts.ViewModel>?
    var logOuts = 0
  }

  private(set) var displayed = Displayed() {
    didSet { count += 1 }
  }
  /// The number of times that something was displayed.
  private(set) var count = 0

  // MARK: Loading

  func displayLoadStart(viewModel: Profile.Load.ViewModel) {
    displayed.load = .start(viewModel)
  }

  func displayLoad(viewModel: Profile.Load.ViewModel) {
    displayed.load = .success(viewModel)
  }

  func displayLoadError(viewModel: Profile.Load.ViewModel) {
    displayed.load = .error(viewModel)
  }

  // MARK: Display name

  func displayCountName(viewModel: Profile.CountName.ViewModel) {
    displayed.countName = viewModel
  }

  func displayChangeDisplayNameStart(viewModel: Profile.ChangeDisplayName.ViewModel) {
    displayed.changeDisplayName = .start(viewModel)
  }

  func displayChangeDisplayName(viewModel: Profile.ChangeDisplayName.ViewModel) {
    displayed.changeDisplayName = .success(viewModel)
  }

  func displayChangeDisplayNameError(viewModel: Profile.ChangeDisplayName.ViewModel) {
    displayed.changeDisplayName = .error(viewModel)
  }

  // MARK: Photo

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel) {
    displayed.changePhoto = .success(viewModel)
  }

  func displayChangePhotoError(viewModel: Profile.ChangePhoto.ViewModel) {
    displayed.changePhoto = .error(viewModel)
  }

  // MARK: Posts

  func displayLoadPosts(viewModel: Profile.LoadPosts.ViewModel) {
    displayed.loadPosts = .success(viewModel)
  }

  func displayLoadPostsEmpty(viewModel: Profile.LoadPosts.ViewModel) {
    displayed.loadPosts = .empty(viewModel)
  }

  func displayLoadPostsError(viewModel: Profile.LoadPosts.ViewModel) {
    displayed.loadPosts = .error(viewModel)
  }

  // MARK: Log out

  func displayLogOut(viewModel: Profile.LogOut.ViewModel) {
    displayed.logOuts += 1
  }
}
