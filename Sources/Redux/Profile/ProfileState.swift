import Models

/// The slice of the profile screen.
struct ProfileState: Equatable {
  /// The stage that the screen has reached.
  enum Phase: Equatable {
    /// The screen has not appeared.
    case new
    case loading
    case failed(message: String)
    case presenting
    /// The screen stays as it is until the log-in screen replaces it.
    case loggedOut
  }

  /// A change of the photo that has not ended.
  enum PhotoChange: Equatable {
    case choosing
    case saving(Photo)
  }

  var phase = Phase.new
  /// The user, as last saved; the screen still shows this user after logging out.
  var user: User?

  /// The text in the name field, saved or not.
  var nameFieldText = ""
  /// The name that has been sent to the service.
  var nameBeingSaved: DisplayName?
  var nameErrorText: String?

  var photoChange: PhotoChange?
  var photoErrorText: String?

  /// The newest posts, newest first; `nil` until they are loaded.
  var posts: [Post]?
  var postsErrorText: String?

  /// The user, until logging out.
  var signedInUser: User? { phase == .loggedOut ? nil : user }
}
