import HeadlessUIKit
import Testing
import Views

@Suite("The profile view")
struct ProfileViewTests {
  private let view = ProfileView()

  @Test("has every control under its identifier")
  func identifiers() {
    let controls: [(String, UIView)] = [
      ("profile.spinner", view.spinner), ("profile.photo", view.photoView),
      ("profile.changePhoto", view.changePhotoButton), ("profile.name", view.nameLabel),
      ("profile.nameField", view.nameField), ("profile.nameCount", view.nameCountLabel),
      ("profile.nameError", view.nameErrorLabel), ("profile.saving", view.savingIndicator),
      ("profile.logout", view.logOutButton), ("profile.error", view.errorLabel),
      ("profile.retry", view.retryButton),
    ]
    for (identifier, control) in controls {
      #expect(view.firstView(identifiedBy: identifier) === control, "\(identifier)")
    }
  }

  @Test("has titles on its buttons")
  func titles() {
    #expect(view.changePhotoButton.currentTitle == "Change photo")
    #expect(view.logOutButton.currentTitle == "Log out")
    #expect(view.retryButton.currentTitle == "Try again")
  }

  @Test("shows nothing at first")
  func visibility() {
    let hidden: [UIView] = [
      view.spinner, view.contentView, view.nameErrorLabel, view.savingIndicator, view.errorLabel,
      view.retryButton,
    ]
    #expect(hidden.allSatisfy { $0.isHidden })
    let shownWithContent: [UIView] = [
      view.photoView, view.changePhotoButton, view.nameLabel, view.nameField, view.nameCountLabel,
      view.logOutButton,
    ]
    #expect(shownWithContent.allSatisfy { !$0.isHidden })
  }

  @Test("keeps the profile's controls together, and what is about loading apart")
  func arrangement() {
    let inside: [UIView] = [
      view.photoView, view.changePhotoButton, view.nameLabel, view.nameField, view.nameCountLabel,
      view.nameErrorLabel, view.savingIndicator, view.logOutButton,
    ]
    #expect(
      view.contentView.arrangedSubviews.map(ObjectIdentifier.init)
        == inside.map(ObjectIdentifier.init))
    let outside: [UIView] = [view.spinner, view.errorLabel, view.retryButton]
    #expect(outside.allSatisfy { !$0.isDescendant(of: view.contentView) })
    #expect(outside.allSatisfy { $0.isDescendant(of: view) })
  }

  @Test("runs its indicators only when it is told to, and hides them when they stop")
  func indicators() {
    for indicator in [view.spinner, view.savingIndicator] {
      #expect(!indicator.isAnimating)
      #expect(indicator.hidesWhenStopped)
    }
  }

  @Test("shows neither texts nor a photo by itself")
  func content() {
    let labels = [view.nameLabel, view.nameCountLabel, view.nameErrorLabel, view.errorLabel]
    #expect(labels.allSatisfy { $0.text == nil })
    #expect(view.nameField.text == nil)
    #expect(view.photoView.image == nil)
    #expect(ProfileView.photoPlaceholder.source == .symbol("person.crop.circle"))
  }

  @Test("reacts to nothing by itself but the return key, which ends editing")
  func reactions() {
    let buttons = [view.changePhotoButton, view.logOutButton, view.retryButton]
    #expect(buttons.allSatisfy { $0.allControlEvents == [] && $0.isEnabled })
    #expect(view.nameField.allControlEvents == .editingDidEndOnExit)
    #expect(view.nameField.delegate == nil)
  }
}
