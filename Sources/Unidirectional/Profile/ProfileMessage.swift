import Foundation
import Models

/// A message about what has happened to the profile screen: an event, or the answer to an effect.
nonisolated enum ProfileMessage {
  case viewWillAppear
  case retryTapped
  case nameChanged(String)
  case nameEditingEnded
  case changePhotoTapped
  case postsRetryTapped
  case postSelected(Post)
  case logOutTapped
  case didLeave

  case didLoad(Result<User, any Error>)
  case didChangeDisplayName(to: DisplayName, Result<Void, any Error>)
  /// The person has chosen a photo, or has cancelled if there is no data.
  case didChoosePhoto(Data?)
  case didChangePhoto(to: Photo, Result<Void, any Error>)
  case didLoadPosts(Result<[Post], any Error>)
}
