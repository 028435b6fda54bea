import Foundation
import Models

/// What the presenter tells the view of the profile screen.
protocol ProfileViewProtocol: AnyObject {
  func showLoading()
  func showProfile()
  func showLoadError(_ message: String)

  func showName(_ name: String)
  func fillNameField(_ text: String)
  func showNameCount(_ count: String)
  func showNameError(_ message: String?)
  func setSavingName(_ isSaving: Bool)

  func showPhoto(_ data: Data?)
  func showPhotoError(_ message: String?)
  func setPhotoChangeEnabled(_ isEnabled: Bool)

  func hidePosts()
  func showPosts(_ rows: [PostRow])
  func showNoPosts()
  func showPostsError(_ message: String)

  func openLogIn()
  func openPost(_ post: Post)
}

/// The texts in a row of the posts.
struct PostRow: Equatable {
  let title: String
  let date: String
}
