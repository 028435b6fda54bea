import Foundation
import Models

@testable import VIPER

/// A replacement for the presenter, which records the answers of the interactor.
final class ProfileInteractorOutputSpy: ProfileInteractorOutput {
  enum Answer<Value: Equatable>: Equatable {
    case success(Value)
    /// The message of a failure.
    case failure(String)

    init(_ result: Result<Value, any Error>) {
      switch result {
      case .success(let value): self = .success(value)
      case .failure(let error): self = .failure(error.localizedDescription)
      }
    }
  }

  /// The last answer of each kind, and how many there were.
  struct Answers: Equatable {
    var count = 0
    var loadStarts = 0
    var profile: Answer<ProfileResponse>?
    var isChangingDisplayName = false
    var name: Answer<String>?
    var photo: Answer<Data>?
    var posts: Answer<[PostResponse]>?
    var selectedPost: Post?
  }

  private(set) var answers = Answers()

  func didStartLoading() {
    answers.loadStarts += 1
  }

  func didLoad(_ result: Result<ProfileResponse, any Error>) {
    answers.count += 1
    answers.profile = Answer(result)
  }

  func didStartChangingDisplayName() {
    answers.isChangingDisplayName = true
  }

  func didChangeDisplayName(_ result: Result<String, any Error>) {
    answers.count += 1
    answers.isChangingDisplayName = false
    answers.name = Answer(result)
  }

  func didChangePhoto(_ result: Result<Data, any Error>) {
    answers.count += 1
    answers.photo = Answer(result)
  }

  func didLoadPosts(_ result: Result<[PostResponse], any Error>) {
    answers.count += 1
    answers.posts = Answer(result)
  }

  func didSelectPost(_ post: Post) {
    answers.count += 1
    answers.selectedPost = post
  }
}
