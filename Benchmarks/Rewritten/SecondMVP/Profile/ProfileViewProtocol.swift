import Foundation
import Models

/// What the presenter can ask of the profile's view.
protocol ProfileViewProtocol: AnyObject {
  func showLoading()
  func showLoadError(_ message: String)
  func showProfile()

  func showName(_ name: String)
  func fillNameField(with text: String)
  func showNameCount(_ count: String)
  func showNameError(_ message: String?)
  func setSavingName(_ isSaving: Bool)

  func showPhoto(_ data: Data?)
  func showPhotoError(_ message: String?)
  func setChangePhotoEnabled(_ isEnabled: Bool)

  func showPosts(_ rows: [ProfilePostRow])
  func showNoPosts()
  func showPostsError(_ message: String?)

  func openLogIn()
  func openPost(_ post: Post)
}

/// The texts in the row of a post.
nonisolated struct ProfilePostRow: Hashable {
  let title: String
  let date: String
}
