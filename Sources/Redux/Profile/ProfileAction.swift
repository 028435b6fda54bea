import Foundation
import Models

/// Something that has happened on a profile screen, or the answer to one of its requests.
nonisolated enum ProfileAction {
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
