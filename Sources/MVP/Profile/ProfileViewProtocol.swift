import Foundation

/// The outputs of the profile screen, for the presenter to set.
protocol ProfileViewProtocol: AnyObject {
  func setLoading(_ isLoading: Bool)
  func setLoadError(_ message: String?)
  func setProfileHidden(_ isHidden: Bool)

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setSaving(_ isSaving: Bool)
  func setNameError(_ message: String?)

  func setPhoto(_ data: Data?)
  func setChangePhotoEnabled(_ isEnabled: Bool)
  func setPhotoError(_ message: String?)

  func setPosts(_ rows: [PostRow])
  func setNoPostsHidden(_ isHidden: Bool)
  func setPostsError(_ message: String?)
}

/// The texts in the row of a post.
struct PostRow: Equatable {
  let title: String
  let date: String
}
