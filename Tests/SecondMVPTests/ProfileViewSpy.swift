import Foundation
import Models

@testable import SecondMVP

/// A view that remembers what the presenter has asked it to show.
final class ProfileViewSpy: ProfileViewProtocol {
  nonisolated enum Part: Hashable {
    case nothing, loading, profile
    case failed(String)
  }

  nonisolated enum Posts: Hashable {
    case unknown, none
    case rows([ProfilePostRow])
  }

  nonisolated enum Destination: Hashable {
    case logIn
    case post(Post)
  }

  private(set) var part = Part.nothing
  private(set) var name: String?
  private(set) var nameField: String?
  private(set) var nameFieldFillCount = 0
  private(set) var nameCount: String?
  private(set) var nameError: String?
  private(set) var isSavingName = false
  private(set) var photo: Data?
  private(set) var photoError: String?
  private(set) var canChangePhoto = true
  private(set) var posts = Posts.unknown
  private(set) var postsError: String?
  private(set) var destinations: [Destination] = []
  private(set) var callCount = 0

  func showLoading() {
    callCount += 1
    part = .loading
  }

  func showLoadError(_ message: String) {
    callCount += 1
    part = .failed(message)
  }

  func showProfile() {
    callCount += 1
    part = .profile
  }

  func showName(_ name: String) {
    callCount += 1
    self.name = name
  }

  func fillNameField(with text: String) {
    callCount += 1
    nameField = text
    nameFieldFillCount += 1
  }

  func showNameCount(_ count: String) {
    callCount += 1
    nameCount = count
  }

  func showNameError(_ message: String?) {
    callCount += 1
    nameError = message
  }

  func setSavingName(_ isSaving: Bool) {
    callCount += 1
    isSavingName = isSaving
  }

  func showPhoto(_ data: Data?) {
    callCount += 1
    photo = data
  }

  func showPhotoError(_ message: String?) {
    callCount += 1
    photoError = message
  }

  func setChangePhotoEnabled(_ isEnabled: Bool) {
    callCount += 1
    canChangePhoto = isEnabled
  }

  func showPosts(_ rows: [ProfilePostRow]) {
    callCount += 1
    posts = .rows(rows)
  }

  func showNoPosts() {
    callCount += 1
    posts = .none
  }

  func showPostsError(_ message: String?) {
    callCount += 1
    postsError = message
  }

  func openLogIn() {
    callCount += 1
    destinations.append(.logIn)
  }

  func openPost(_ post: Post) {
    callCount += 1
    destinations.append(.post(post))
  }
}
