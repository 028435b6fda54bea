import Foundation
import Models

@testable import ThirdMVP

/// A profile view that remembers what a person would see.
final class FakeProfileView: ProfileViewProtocol {
  enum Content: Equatable {
    case loading
    case profile
    case failure(String)
  }

  enum Posts: Equatable {
    case hidden
    case rows([PostRow])
    case noPosts
    case failure(String)
  }

  private(set) var content: Content?
  private(set) var name: String?
  var nameField = ""
  private(set) var nameCount: String?
  private(set) var nameError: String?
  private(set) var isSavingName = false
  private(set) var photo: Data?
  private(set) var photoError: String?
  private(set) var canChangePhoto = true
  private(set) var posts = Posts.hidden
  private(set) var logInCount = 0
  private(set) var openedPosts: [Post] = []
  private(set) var fillCount = 0

  func showLoading() { content = .loading }
  func showProfile() { content = .profile }
  func showLoadError(_ message: String) { content = .failure(message) }

  func showName(_ name: String) { self.name = name }
  func showNameCount(_ count: String) { nameCount = count }
  func showNameError(_ message: String?) { nameError = message }
  func setSavingName(_ isSaving: Bool) { isSavingName = isSaving }
  func fillNameField(_ text: String) {
    nameField = text
    fillCount += 1
  }

  func showPhoto(_ data: Data?) { photo = data }
  func showPhotoError(_ message: String?) { photoError = message }
  func setPhotoChangeEnabled(_ isEnabled: Bool) { canChangePhoto = isEnabled }

  func hidePosts() { posts = .hidden }
  func showPosts(_ rows: [PostRow]) { posts = .rows(rows) }
  func showNoPosts() { posts = .noPosts }
  func showPostsError(_ message: String) { posts = .failure(message) }

  func openLogIn() { logInCount += 1 }
  func openPost(_ post: Post) { openedPosts.append(post) }
}
