import Foundation

@testable import CleanSwift

extension Profile.LoadPosts.ViewModel.DisplayedPost: Equatable {
  /// Returns true if two rows have the same texts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.title, lhs.date) == (rhs.title, rhs.date)
  }
}

/// A replacement for the view controller, which records the content that a person would see.
final class ProfileDisplayLogicSpy: ProfileDisplayLogic {
  struct Shown: Equatable {
    var isLoading = false
    var loadError: String?
    var isProfileHidden = true
    var name: String?
    var nameFieldText: String?
    var nameCount: String?
    var isSaving = false
    var nameError: String?
    var photo: Data?
    var isChangePhotoEnabled = true
    var isLibraryOpen = false
    var photoError: String?
    var posts: [Profile.LoadPosts.ViewModel.DisplayedPost] = []
    var isNoPostsHidden = true
    var postsError: String?
    var isLogInShown = false

    /// Returns the content of the screen for the sample user, after a change of this content.
    static func sample(_ change: (inout Shown) -> Void = { _ in }) -> Shown {
      var shown = Shown(isProfileHidden: false)
      shown.setName("David Blaine", count: "12 of 40")
      change(&shown)
      return shown
    }

    mutating func setName(_ name: String, count: String) {
      self.name = name
      nameFieldText = name
      nameCount = count
    }
  }

  private(set) var shown = Shown()

  /// Changes the text of the name field as a person does, without a response.
  func type(_ text: String) { shown.nameFieldText = text }

  func displayLoadStart() {
    shown.isLoading = true
    shown.loadError = nil
  }

  func displayLoad(viewModel: Profile.Load.ViewModel) {
    shown.isLoading = false
    shown.setName(viewModel.name, count: viewModel.nameCount)
    shown.photo = viewModel.photo
    shown.isProfileHidden = false
  }

  func displayLoadError(viewModel: Profile.Load.ErrorViewModel) {
    shown.isLoading = false
    shown.loadError = viewModel.message
  }

  func displayCountName(viewModel: Profile.CountName.ViewModel) {
    shown.nameError = nil
    shown.nameCount = viewModel.nameCount
  }

  func displayChangeDisplayNameStart() {
    shown.nameError = nil
    shown.isSaving = true
  }

  func displayChangeDisplayName(viewModel: Profile.ChangeDisplayName.ViewModel) {
    shown.isSaving = false
    shown.nameError = nil
    shown.setName(viewModel.name, count: viewModel.nameCount)
  }

  func displayChangeDisplayNameError(viewModel: Profile.ChangeDisplayName.ErrorViewModel) {
    shown.isSaving = false
    shown.nameError = viewModel.message
  }

  func displayChoosePhoto(viewModel: Profile.ChoosePhoto.ViewModel) {
    shown.isChangePhotoEnabled = false
    shown.isLibraryOpen = true
  }

  func displayChangePhotoCancel() {
    shown.isChangePhotoEnabled = true
  }

  func displayChangePhotoStart() {
    shown.photoError = nil
  }

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel) {
    shown.isChangePhotoEnabled = true
    shown.photo = viewModel.photo
  }

  func displayChangePhotoError(viewModel: Profile.ChangePhoto.ErrorViewModel) {
    shown.isChangePhotoEnabled = true
    shown.photoError = viewModel.message
  }

  func displayLoadPostsStart() {
    shown.postsError = nil
  }

  func displayLoadPosts(viewModel: Profile.LoadPosts.ViewModel) {
    shown.posts = viewModel.posts
  }

  func displayLoadPostsEmpty() {
    shown.isNoPostsHidden = false
  }

  func displayLoadPostsError(viewModel: Profile.LoadPosts.ErrorViewModel) {
    shown.postsError = viewModel.message
  }

  func displayLogOut(viewModel: Profile.LogOut.ViewModel) {
    shown.isLogInShown = true
  }
}
