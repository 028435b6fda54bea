/// The accessibility identifiers by which a scenario finds the controls.
package nonisolated enum Control {
  package static let greetingButton = "greeting.button"
  package static let greetingLabel = "greeting.label"

  package static let spinner = "profile.spinner"
  package static let error = "profile.error"
  package static let retry = "profile.retry"
  package static let name = "profile.name"
  package static let nameField = "profile.nameField"
  package static let nameCount = "profile.nameCount"
  package static let nameError = "profile.nameError"
  package static let saving = "profile.saving"
  package static let photo = "profile.photo"
  package static let photoError = "profile.photoError"
  package static let changePhoto = "profile.changePhoto"
  package static let logOut = "profile.logout"

  package static let posts = "profile.posts"
  package static let noPosts = "profile.noPosts"
  package static let postsError = "profile.postsError"
  package static let postsRetry = "profile.postsRetry"

  /// The controls of the posts, which are hidden until the posts are loaded.
  static let ofPosts = [posts, noPosts, postsError, postsRetry]

  /// The controls that are hidden until a profile is loaded, apart from the button to log out.
  ///
  /// That button is also on the screen after a failure to load the profile.
  static let ofLoadedProfile =
    [
      name, nameField, nameCount, nameError, saving, photo, photoError, changePhoto,
    ] + ofPosts

  /// Every control of both screens.
  package static let all =
    [greetingButton, greetingLabel, spinner, error, retry, logOut] + ofLoadedProfile
}
