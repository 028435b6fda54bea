import Foundation
import Models

/// What has happened to the profile screen: an event, or the answer to an effect.
nonisolated enum ProfileMessage {
  case viewWillAppear
  case retryTapped
  case nameChanged(String)
  case nameEditingEnded
  case changePhotoTapped
  case postsRetryTapped
  case postSelected(at: Int)
  case logOutTapped
  case didLeave

  case didLookUpCachedUser(User?)
  case didLoad(Result<User, any Error>)
  case didChangeDisplayName(to: DisplayName, Result<Void, any Error>)
  /// The content of the chosen file; `nil` if the user has cancelled.
  case didChoosePhoto(Data?)
  case didChangePhoto(to: Photo, Result<Void, any Error>)
  /// The posts, and the time zone in which their dates are shown.
  case didLoadPosts(Result<[Post], any Error>, in: TimeZone)
}
