import Foundation
import Models

/// The use cases of the profile screen, with the values that go round their cycles.
///
/// The templates of Clean Swift have a request, a response and a view model for each use case, be
/// they empty. Here a use case has the values that it needs, and a method without a value takes
/// none. Responses are enums, where the pattern's source has structs with optionals. An outcome
/// that several use cases share has one view model and is displayed by one method. So a response
/// with more than one thing to display is displayed by several methods.
///
/// Selecting a post is no use case, since the router finds the post in the data store.
enum Profile {
  /// The screen shows the signed-in user.
  enum Load {
    /// The outcomes of loading.
    enum Response {
      case started
      /// The user is known already.
      case cached(User)
      case loaded(User)
      case failed(any Error)
    }
  }

  /// The person types a name and sees how long it is.
  enum CountName {
    /// The typed name.
    struct Request {
      let text: String
    }

    /// The length of the name.
    struct Response {
      let characterCount: Int
    }

    /// The length as the screen shows it.
    struct ViewModel {
      let count: String
    }
  }

  /// The person has typed a name.
  enum ChangeDisplayName {
    /// The typed name.
    struct Request {
      let text: String
    }

    /// The outcomes of changing the name.
    enum Response {
      /// The text cannot be a name.
      case refused(DisplayNameError)
      /// The name is saved already.
      case kept(DisplayName)
      case started
      case saved(DisplayName)
      case failed(any Error)
    }
  }

  /// The person wants another photo.
  enum ChangePhoto {
    /// The outcomes of choosing a photo and sending it.
    enum Response {
      case choosing
      case cancelled
      case started
      case saved(Photo)
      /// The photo was refused, here or by the service, or the service failed.
      case failed(any Error)
    }
  }

  /// The screen lists the posts of the user.
  enum LoadPosts {
    /// The outcomes of loading the posts.
    enum Response {
      case restarted
      case loaded([Post])
      case failed(any Error)
    }

    /// The posts as the screen lists them.
    struct ViewModel {
      /// The texts in the row of a post.
      struct DisplayedPost {
        let title: String
        let date: String
      }

      let posts: [DisplayedPost]
    }
  }

  /// The saved name as the screen shows it.
  struct NameViewModel {
    let name: String
    let count: String
  }

  /// The saved photo as the screen shows it.
  struct PhotoViewModel {
    let data: Data
  }

  /// The reason of a failure as the screen shows it.
  struct ErrorViewModel {
    let message: String
  }
}
