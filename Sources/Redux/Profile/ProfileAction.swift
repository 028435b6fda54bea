import Foundation
import Models

/// Something that has happened on a profile screen, or with one of its requests.
nonisolated enum ProfileAction {
  /// The screen appears for the first time, while the cache has a user or none.
  case viewWillAppear(cached: User?)
  case retryTapped
  case nameChanged(String)
  case nameEditingEnded
  case changePhotoTapped
  case postsRetryTapped
  case logOutTapped
  case didLeave

  case didLoad(Result<User, any Error>)
  case didChangeDisplayName(to: DisplayName, of: User.ID, Result<Void, any Error>)
  /// The content of the chosen file; `nil` if the user has cancelled.
  case didChoosePhoto(Data?)
  case didChangePhoto(to: Photo, of: User.ID, Result<Void, any Error>)
  /// The posts, and the time zone in which their dates are shown.
  case didLoadPosts(Result<[Post], any Error>, in: TimeZone)
}
