extension Delivery {
  /// Returns a delivery with the labels of a profile, which are all rendered when one text changes.
  ///
  /// The texts are one value, the state. When a text of the state is set, a stored closure gives
  /// the state to the screen, which sets every label. Only the label of the name shows another text.
  package static func stateRender() -> Delivery {
    let screen = ProfileScreen()
    let model = StateModel()
    model.onChange = { [weak screen] in screen?.render($0) }
    return Delivery(
      to: screen.labels, expecting: { ProfileState(name: $0).texts }, keptBy: screen,
      set: { model.state.name = $0 })
  }
}

/// The texts on a profile, as many as the values that MVVM's view model of a profile publishes.
private struct ProfileState {
  var title = "Profile"
  var loadingText = "Loading"
  var name = ""
  var nameFieldText = "Dai Vernon"
  var nameCountText = "10 of 40"
  var nameErrorText = "The name is taken."
  var saveTitle = "Save"
  var photoDescription = "Photo of Dai Vernon"
  var photoErrorText = "The photo is too large."
  var changePhotoTitle = "Change photo"
  var loadErrorText = "The service cannot be reached."
  var retryTitle = "Try again"
  var postsErrorText = "The posts cannot be loaded."
  var postsRetryTitle = "Load posts again"
  var noPostsText = "No posts yet"
  var logOutTitle = "Log out"

  /// The texts in the order of the labels.
  var texts: [String] {
    [
      title, loadingText, name, nameFieldText, nameCountText, nameErrorText, saveTitle,
      photoDescription, photoErrorText, changePhotoTitle, loadErrorText, retryTitle,
      postsErrorText, postsRetryTitle, noPostsText, logOutTitle,
    ]
  }
}

private final class StateModel {
  var onChange: (@MainActor (ProfileState) -> Void)?
  var state = ProfileState() {
    didSet { onChange?(state) }
  }
}

private final class ProfileScreen {
  private let titleLabel = Label()
  private let loadingLabel = Label()
  private let nameLabel = Label()
  private let nameField = Label()
  private let nameCountLabel = Label()
  private let nameErrorLabel = Label()
  private let saveLabel = Label()
  private let photoDescriptionLabel = Label()
  private let photoErrorLabel = Label()
  private let changePhotoLabel = Label()
  private let loadErrorLabel = Label()
  private let retryLabel = Label()
  private let postsErrorLabel = Label()
  private let postsRetryLabel = Label()
  private let noPostsLabel = Label()
  private let logOutLabel = Label()

  var labels: [Label] {
    [
      titleLabel, loadingLabel, nameLabel, nameField, nameCountLabel, nameErrorLabel, saveLabel,
      photoDescriptionLabel, photoErrorLabel, changePhotoLabel, loadErrorLabel, retryLabel,
      postsErrorLabel, postsRetryLabel, noPostsLabel, logOutLabel,
    ]
  }

  func render(_ state: ProfileState) {
    titleLabel.text = state.title
    loadingLabel.text = state.loadingText
    nameLabel.text = state.name
    nameField.text = state.nameFieldText
    nameCountLabel.text = state.nameCountText
    nameErrorLabel.text = state.nameErrorText
    saveLabel.text = state.saveTitle
    photoDescriptionLabel.text = state.photoDescription
    photoErrorLabel.text = state.photoErrorText
    changePhotoLabel.text = state.changePhotoTitle
    loadErrorLabel.text = state.loadErrorText
    retryLabel.text = state.retryTitle
    postsErrorLabel.text = state.postsErrorText
    postsRetryLabel.text = state.postsRetryTitle
    noPostsLabel.text = state.noPostsText
    logOutLabel.text = state.logOutTitle
  }
}
