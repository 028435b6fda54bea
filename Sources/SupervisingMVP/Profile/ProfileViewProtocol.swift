/// The outputs of the profile screen that no value of the model says, for the presenter to set.
protocol ProfileViewProtocol: AnyObject {
  func setLoading(_ isLoading: Bool)
  func setProfileHidden(_ isHidden: Bool)

  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setSaving(_ isSaving: Bool)

  func setChangePhotoEnabled(_ isEnabled: Bool)

  func setPosts(_ rows: [PostRow])
  func setNoPostsHidden(_ isHidden: Bool)
}

/// The texts in the row of a post.
struct PostRow: Equatable {
  let title: String
  let date: String
}
