import Foundation

/// What the presenter can set on the profile screen.
protocol ProfileViewProtocol: AnyObject {
  func startLoadingIndicator()
  func stopLoadingIndicator()
  func setContentHidden(_ isHidden: Bool)

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setNameCount(_ count: String)
  func setNameError(_ message: String)
  func setNameErrorHidden(_ isHidden: Bool)
  func startSavingIndicator()
  func stopSavingIndicator()

  func setPhoto(_ data: Data)
  func setPhotoPlaceholder()
  func setChangePhotoEnabled(_ isEnabled: Bool)

  func setError(_ message: String)
  func setErrorHidden(_ isHidden: Bool)
  func setRetryHidden(_ isHidden: Bool)

  func showLogInScreen()
}
