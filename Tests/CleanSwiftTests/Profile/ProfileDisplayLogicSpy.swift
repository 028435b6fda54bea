import Foundation
import Models

@testable import CleanSwift

/// A replacement for the view controller; it records each call of a display function.
final class ProfileDisplayLogicSpy: ProfileDisplayLogic {
  enum Display: Equatable {
    case loading, endOfLoading, profile
    case loadError(String)
    case nameCount(String)
    case savingName, endOfSavingName
    case name(String, count: String)
    case keptName(String, count: String)
    case nameError(String)
    case choosingPhoto, savingPhoto, endOfChangingPhoto
    case photo(Data)
    case photoPlaceholder
    case photoError(String)
    case reloadingPosts
    case posts([Profile.LoadPosts.ViewModel.DisplayedPost])
    case noPosts
    case postsError(String)
    case logOut
  }

  private var displays: [Display] = []

  /// Returns what was displayed since the last call of this method.
  func take() -> [Display] {
    defer { displays = [] }
    return displays
  }

  func displayLoading() { displays.append(.loading) }
  func displayEndOfLoading() { displays.append(.endOfLoading) }
  func displayProfile() { displays.append(.profile) }
  func displayLoadError(viewModel: Profile.ErrorViewModel) {
    displays.append(.loadError(viewModel.message))
  }

  func displayNameCount(viewModel: Profile.CountName.ViewModel) {
    displays.append(.nameCount(viewModel.count))
  }
  func displaySavingName() { displays.append(.savingName) }
  func displayEndOfSavingName() { displays.append(.endOfSavingName) }
  func displayName(viewModel: Profile.NameViewModel) {
    displays.append(.name(viewModel.name, count: viewModel.count))
  }
  func displayKeptName(viewModel: Profile.NameViewModel) {
    displays.append(.keptName(viewModel.name, count: viewModel.count))
  }
  func displayNameError(viewModel: Profile.ErrorViewModel) {
    displays.append(.nameError(viewModel.message))
  }

  func displayChoosingPhoto() { displays.append(.choosingPhoto) }
  func displaySavingPhoto() { displays.append(.savingPhoto) }
  func displayEndOfChangingPhoto() { displays.append(.endOfChangingPhoto) }
  func displayPhoto(viewModel: Profile.PhotoViewModel) {
    displays.append(.photo(viewModel.data))
  }
  func displayPhotoPlaceholder() { displays.append(.photoPlaceholder) }
  func displayPhotoError(viewModel: Profile.ErrorViewModel) {
    displays.append(.photoError(viewModel.message))
  }

  func displayReloadingPosts() { displays.append(.reloadingPosts) }
  func displayPosts(viewModel: Profile.LoadPosts.ViewModel) {
    displays.append(.posts(viewModel.posts))
  }
  func displayNoPosts() { displays.append(.noPosts) }
  func displayPostsError(viewModel: Profile.ErrorViewModel) {
    displays.append(.postsError(viewModel.message))
  }

  func displayLogOut() { displays.append(.logOut) }
}

extension [ProfileDisplayLogicSpy.Display] {
  /// Returns the calls that display a user with the name David Blaine.
  static func user(photo: Photo? = nil) -> Self {
    [
      .name("David Blaine", count: "12 of 40"),
      photo.map { .photo($0.data) } ?? .photoPlaceholder, .profile,
    ]
  }
}

extension Profile.LoadPosts.ViewModel.DisplayedPost: Equatable {
  /// Returns true if two rows have the same texts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.title, lhs.date) == (rhs.title, rhs.date)
  }
}
