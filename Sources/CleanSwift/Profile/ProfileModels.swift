import Foundation
import Models

/// The use cases of the profile screen, each with the values that go round its cycle.
enum Profile {
  /// A name as the screen shows it.
  struct DisplayedName {
    let text: String
    let count: String
  }

  /// What becomes of one of the screen's messages.
  enum Message {
    case unchanged
    case hidden
    case shown(String)
  }

  /// The screen appears and shows who is signed in.
  enum Load {
    /// Made each time the screen appears.
    struct Request {}

    /// How far loading has come.
    enum Response {
      case started
      case loaded(User)
      case failed(any Error)
    }

    /// What the whole screen shows.
    struct ViewModel {
      /// A user as the screen shows one.
      struct DisplayedUser {
        let name: DisplayedName
        /// Nil for the placeholder.
        let photo: Data?
      }

      var isLoading = false
      /// Nil hides the profile.
      var user: DisplayedUser?
      var error = Message.hidden
      var isRetryHidden = true
    }
  }

  /// The person tries to load again, which is answered as `Load` is.
  enum Retry {
    /// Made when a load has failed.
    struct Request {}
  }

  /// The person types a name and sees how long it is.
  enum CountName {
    /// The name so far.
    struct Request {
      let text: String
    }

    /// The length of the name so far.
    struct Response {
      let characterCount: Int
    }

    /// What the screen shows beside the field.
    struct ViewModel {
      let count: String
    }
  }

  /// The person has typed a name and wants to have it.
  enum ChangeName {
    /// The name as it was typed.
    struct Request {
      let text: String
    }

    /// What became of the name so far.
    enum Response {
      case refused(DisplayNameError)
      case kept(DisplayName)
      case started
      case changed(DisplayName)
      case failed(any Error)
    }

    /// What the screen shows of the name.
    struct ViewModel {
      var isSaving = false
      var isNameFieldEnabled = true
      /// Nil leaves the saved name and what was typed.
      var name: DisplayedName?
      var nameError = Message.unchanged
      var error = Message.unchanged
    }
  }

  /// The person wants another photo.
  enum ChangePhoto {
    /// Made before a photo is chosen.
    struct Request {}

    /// How far changing the photo has come.
    enum Response {
      case choosing
      case cancelled
      case started
      case changed(Photo)
      case failed(any Error)
    }

    /// What the screen shows of the photo.
    struct ViewModel {
      let isChangePhotoEnabled: Bool
      /// Nil leaves the photo.
      var photo: Data?
      var error = Message.unchanged
    }
  }

  /// The posts of the user are fetched as soon as there is one, and shown.
  enum FetchPosts {
    /// How far fetching has come.
    enum Response {
      case started
      case loaded([Post])
      case failed(any Error)
    }

    /// What the screen shows of the posts.
    struct ViewModel {
      /// A post as its row shows it.
      struct DisplayedPost: Equatable {
        let title: String
        let date: String
      }

      /// Nil hides that there are any, and that there are none.
      var posts: [DisplayedPost]?
      var error = Message.hidden
      var isRetryHidden = true
    }
  }

  /// The person tries to fetch the posts again, which is answered as `FetchPosts` is.
  enum RetryPosts {
    /// Made when the posts could not be fetched.
    struct Request {}
  }

  /// The person wants to see a post.
  enum SelectPost {
    /// The row of the post.
    struct Request {
      let index: Int
    }

    /// The post is in the data store.
    struct Response {}

    /// The screen leads to the post.
    struct ViewModel {}
  }

  /// The person logs out.
  enum LogOut {
    /// Made whatever is in flight.
    struct Request {}

    /// Nobody is signed in any more.
    struct Response {}

    /// The screen has nothing left to show.
    struct ViewModel {}
  }

  /// The screen has left the navigation stack.
  enum Leave {
    /// Made whatever is in flight.
    struct Request {}

    /// Nothing is in flight any more.
    struct Response {}

    /// The screen starts anew.
    struct ViewModel {}
  }
}
