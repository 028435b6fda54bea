import Foundation

/// The outputs of the profile screen, for the presenter to set.
protocol ProfileViewProtocol: AnyObject {
  func startLoadingIndicator()
  func stopLoadingIndicator()
  func showProfile()
  func showLoadError(_ message: String)
  func hideLoadError()

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func startSavingIndicator()
  func stopSavingIndicator()
  func showNameError(_ message: String)
  func hideNameError()

  func setPhoto(_ data: Data)
  func setPhotoPlaceholder()
  func setChangePhotoEnabled(_ isEnabled: Bool)
  func showPhotoError(_ message: String)
  func hidePhotoError()

  func showPosts(_ rows: [PostRow])
  func showNoPosts()
  func showPostsError(_ message: String)
  func hidePostsError()
}

/// The texts in the row of a post.
struct PostRow {
  let title: String
  let date: String
}
