@testable import SupervisingMVP

/// A presenter that keeps the events that the view passes on.
final class ProfilePresenterSpy: ProfilePresenterProtocol {
  enum Event: Equatable {
    case viewWillAppear
    case didLeave
    case retryTapped
    case nameChanged(String)
    case nameEditingEnded(String)
    case changePhotoTapped
    case postsRetryTapped
    case postSelected(Int)
    case logOutTapped
  }

  private(set) var events: [Event] = []

  func viewWillAppear() { events.append(.viewWillAppear) }
  func didLeave() { events.append(.didLeave) }
  func retryTapped() { events.append(.retryTapped) }
  func nameChanged(_ text: String) { events.append(.nameChanged(text)) }
  func nameEditingEnded(_ text: String) { events.append(.nameEditingEnded(text)) }
  func changePhotoTapped() { events.append(.changePhotoTapped) }
  func postsRetryTapped() { events.append(.postsRetryTapped) }
  func postSelected(at index: Int) { events.append(.postSelected(index)) }
  func logOutTapped() { events.append(.logOutTapped) }
}
