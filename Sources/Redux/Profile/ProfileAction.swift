import Foundation
import Models

/// Something that has happened on the profile screen, or the answer to one of its requests.
enum ProfileAction {
  case viewWillAppear
  case retryTapped
  case didLoad(Result<User, any Error>)

  case nameChanged(String)
  case nameEditingEnded
  case didChangeDisplayName(to: DisplayName, Result<Void, any Error>)

  case changePhotoTapped
  /// The person has chosen a photo, or cancelled if there is no data.
  case didChoosePhoto(Data?)
  case didChangePhoto(to: Photo, Result<Void, any Error>)

  case postsRetryTapped
  case didLoadPosts(Result<[Post], any Error>)

  case logOutTapped
  case didLeave
}
