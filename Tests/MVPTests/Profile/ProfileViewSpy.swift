import Foundation

@testable import MVP

final class ProfileViewSpy: ProfileViewProtocol {
  enum Picture: Equatable {
    case placeholder
    case photo(Data)
  }

  /// What the presenter has set so far; at first what the view opens with.
  struct Screen: Equatable {
    var isLoading = false
    var isContentHidden = true
    var name: String?
    var nameFieldTexts: [String] = []
    var isNameFieldEnabled = true
    var nameCounts: [String] = []
    var nameError: String?
    var isNameErrorHidden = true
    var isSaving = false
    var picture: Picture?
    var isChangePhotoEnabled = true
    var error: String?
    var isErrorHidden = true
    var isRetryHidden = true
    var logInScreens = 0

    var visibleError: String? { isErrorHidden ? nil : error }
    var visibleNameError: String? { isNameErrorHidden ? nil : nameError }
  }

  private(set) var screen = Screen()

  func startLoadingIndicator() { screen.isLoading = true }
  func stopLoadingIndicator() { screen.isLoading = false }
  func setContentHidden(_ isHidden: Bool) { screen.isContentHidden = isHidden }

  func setName(_ name: String) { screen.name = name }
  func setNameFieldText(_ text: String) { screen.nameFieldTexts.append(text) }
  func setNameFieldEnabled(_ isEnabled: Bool) { screen.isNameFieldEnabled = isEnabled }
  func setNameCount(_ count: String) { screen.nameCounts.append(count) }
  func setNameError(_ message: String) { screen.nameError = message }
  func setNameErrorHidden(_ isHidden: Bool) { screen.isNameErrorHidden = isHidden }
  func startSavingIndicator() { screen.isSaving = true }
  func stopSavingIndicator() { screen.isSaving = false }

  func setPhoto(_ data: Data) { screen.picture = .photo(data) }
  func setPhotoPlaceholder() { screen.picture = .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { screen.isChangePhotoEnabled = isEnabled }

  func setError(_ message: String) { screen.error = message }
  func setErrorHidden(_ isHidden: Bool) { screen.isErrorHidden = isHidden }
  func setRetryHidden(_ isHidden: Bool) { screen.isRetryHidden = isHidden }

  func showLogInScreen() { screen.logInScreens += 1 }
}
