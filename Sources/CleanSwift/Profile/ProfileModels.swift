import Foundation
import Models

/// The use cases of the profile screen, with the values that go round their cycles.
enum Profile {
  /// The screen shows the signed-in user.
  enum Load {
    struct Request {}

    enum Response {
      case started
      case loaded(User)
      case failed(any Error)
    }

    struct ViewModel {
      let name: String
      let nameCount: String
      let photo: Data?
    }

    struct ErrorViewModel {
      let message: String
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

    struct ViewModel {
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

    struct ViewModel {
      let name: String
      let nameCount: String
    }

    struct ErrorViewModel {
      let message: String
    }
  }

  /// The person asks for another photo.
  enum ChoosePhoto {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  /// The person has left the photo library.
  enum ChangePhoto {
    struct Request {
      /// The chosen photo; `nil` if the person cancelled.
      let data: Data?
    }

    enum Response {
      case cancelled
      case started
      case saved(Photo)
      case failed(any Error)
    }

    struct ViewModel {
      let photo: Data
    }

    struct ErrorViewModel {
      let message: String
    }
  }

  /// The screen lists the posts of the user.
  enum LoadPosts {
    struct Request {}

    enum Response {
      case started
      case loaded([Post])
      case failed(any Error)
    }

    struct ViewModel {
      struct DisplayedPost {
        let title: String
        let date: String
      }

      let posts: [DisplayedPost]
    }

    struct ErrorViewModel {
      let message: String
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
