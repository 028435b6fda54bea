import Foundation
import Models

/// The use cases of the profile screen, with the values that go round their cycles.
enum Profile {
  /// The screen shows the signed-in user.
  enum Load {
    struct Request {
      /// True after a failure, when the service is asked even if there is a cached user.
      let isRetry: Bool
    }

    enum Response {
      case started
      case loaded(User)
      case failed(any Error)
    }

    struct ViewModel: Equatable {
      var name: String?
      var nameCount: String?
      var photo: Data?
      var error: String?
    }
  }

  /// The person types a name.
  enum CountName {
    struct Request {
      let text: String
    }

    struct Response {
      let characterCount: Int
    }

    struct ViewModel: Equatable {
      let nameCount: String
    }
  }

  /// The person has typed a name.
  enum ChangeDisplayName {
    struct Request {
      let text: String
    }

    enum Response {
      case started
      case saved(DisplayName)
      case failed(any Error)
    }

    struct ViewModel: Equatable {
      var name: String?
      var nameCount: String?
      var error: String?
    }
  }

  /// The person has chosen a photo.
  enum ChangePhoto {
    struct Request {
      let data: Data
    }

    enum Response {
      case saved(Photo)
      case failed(any Error)
    }

    struct ViewModel: Equatable {
      var photo: Data?
      var error: String?
    }
  }

  /// The screen lists the posts of the user.
  enum LoadPosts {
    struct Request {}

    enum Response {
      case loaded([Post])
      case failed(any Error)
    }

    struct ViewModel: Equatable {
      struct DisplayedPost: Equatable {
        let title: String
        let date: String
      }

      var posts: [DisplayedPost] = []
      var error: String?
    }
  }

  /// The person logs out.
  enum LogOut {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  /// The screen has left its navigation controller, so that nothing is displayed any more.
  enum Leave {
    struct Request {}
  }
}
