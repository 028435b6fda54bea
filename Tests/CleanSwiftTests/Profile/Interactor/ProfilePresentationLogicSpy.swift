import Foundation
import Models

@testable import CleanSwift

/// A replacement for the presenter, which records the last response of each use case.
final class ProfilePresentationLogicSpy: ProfilePresentationLogic {
  enum Outcome<Value: Equatable>: Equatable {
    case started
    case success(Value)
    /// The message of a failure.
    case failure(String)

    init(_ error: any Error) {
      self = .failure(error.localizedDescription)
    }
  }

  struct Presented: Equatable {
    var user: Outcome<User>?
    var characterCount: Int?
    var name: Outcome<DisplayName>?
    var photo: Outcome<Photo>?
    var posts: Outcome<[Post]>?
    var logOuts = 0
    /// The number of responses of all use cases.
    var count = 0
  }

  private(set) var presented = Presented()

  func presentLoad(response: Profile.Load.Response) {
    presented.count += 1
    presented.user =
      switch response {
      case .started: .started
      case .loaded(let user): .success(user)
      case .failed(let error): .init(error)
      }
  }

  func presentCountName(response: Profile.CountName.Response) {
    presented.count += 1
    presented.characterCount = response.characterCount
  }

  func presentChangeDisplayName(response: Profile.ChangeDisplayName.Response) {
    presented.count += 1
    presented.name =
      switch response {
      case .started: .started
      case .saved(let name): .success(name)
      case .failed(let error): .init(error)
      }
  }

  func presentChangePhoto(response: Profile.ChangePhoto.Response) {
    presented.count += 1
    presented.photo =
      switch response {
      case .saved(let photo): .success(photo)
      case .failed(let error): .init(error)
      }
  }

  func presentLoadPosts(response: Profile.LoadPosts.Response) {
    presented.count += 1
    presented.posts =
      switch response {
      case .loaded(let posts): .success(posts)
      case .failed(let error): .init(error)
      }
  }

  func presentLogOut(response: Profile.LogOut.Response) {
    presented.count += 1
    presented.logOuts += 1
  }
}
