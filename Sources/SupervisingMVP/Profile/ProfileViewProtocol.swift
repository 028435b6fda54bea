/// The outputs of the profile screen that no value of the model says, for the presenter to set.
protocol ProfileViewProtocol: AnyObject {
  func setProfileHidden(_ isHidden: Bool)

  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setSaving(_ isSaving: Bool)

  func setChangePhotoEnabled(_ isEnabled: Bool)
}
