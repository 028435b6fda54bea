import Foundation

@testable import CleanSwift

/// A replacement for the view controller, which records the content that a person would see.
final class ProfileDisplayLogicSpy: ProfileDisplayLogic {
  struct Shown: Equatable {
    enum Photo: Equatable {
      case placeholder
      case data(Data)
    }

    var isLoading = false
    /// True if the profile is shown, and false if it is hidden; `nil` until the presenter decides.
    var isProfileVisible: Bool?
    var name: String?
    var nameFieldText: String?
    var isNameFieldEnabled = true
    var nameCount: String?
    var nameError: String?
    var isSaving = false
    var photo: Photo?
    var isChangePhotoEnabled = true
    /// The posts; `nil` while they are hidden, and empty if the screen says that there are none.
    var posts: [Profile.FetchPosts.ViewModel.DisplayedPost]?
    var postsError: String?
    var isPostsRetryVisible = false
    var error: String?
    var isRetryVisible = false
  }

  private(set) var shown = Shown()
  private(set) var selectedPosts = 0
  private(set) var logOuts = 0
  private(set) var leaves = 0

  /// Changes the text of the name field as a person does, without a request to the interactor.
  func type(_ text: String) {
    shown.nameFieldText = text
  }

  func displayLoad(viewModel: Profile.Load.ViewModel) {
    shown.isLoading = viewModel.isLoading
    shown.isProfileVisible = viewModel.user != nil
    shown.isRetryVisible = !viewModel.isRetryHidden
    show(viewModel.error, in: \.error)
    if let user = viewModel.user {
      show(user.name)
      shown.photo = user.photo.map { .data($0) } ?? .placeholder
    }
  }

  func displayNameCount(viewModel: Profile.CountName.ViewModel) {
    shown.nameCount = viewModel.count
  }

  func displayChangeName(viewModel: Profile.ChangeName.ViewModel) {
    shown.isSaving = viewModel.isSaving
    shown.isNameFieldEnabled = viewModel.isNameFieldEnabled
    show(viewModel.nameError, in: \.nameError)
    show(viewModel.error, in: \.error)
    if let name = viewModel.name {
      show(name)
    }
  }

  func displayChangePhoto(viewModel: Profile.ChangePhoto.ViewModel) {
    shown.isChangePhotoEnabled = viewModel.isChangePhotoEnabled
    show(viewModel.error, in: \.error)
    if let photo = viewModel.photo {
      shown.photo = .data(photo)
    }
  }

  func displayPosts(viewModel: Profile.FetchPosts.ViewModel) {
    shown.posts = viewModel.posts
    show(viewModel.error, in: \.postsError)
    shown.isPostsRetryVisible = !viewModel.isRetryHidden
  }

  func displaySelectPost(viewModel: Profile.SelectPost.ViewModel) {
    selectedPosts += 1
  }

  func displayLogOut(viewModel: Profile.LogOut.ViewModel) {
    logOuts += 1
  }

  func displayLeave(viewModel: Profile.Leave.ViewModel) {
    leaves += 1
  }

  private func show(_ name: Profile.DisplayedName) {
    shown.name = name.text
    shown.nameFieldText = name.text
    shown.nameCount = name.count
  }

  private func show(_ message: Profile.Message, in text: WritableKeyPath<Shown, String?>) {
    switch message {
    case .unchanged: break
    case .hidden: shown[keyPath: text] = nil
    case .shown(let message): shown[keyPath: text] = message
    }
  }
}
