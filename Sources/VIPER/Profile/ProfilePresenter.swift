import Foundation
import Models

/// Decides what the profile screen shows, and asks the interactor and the router for the rest.
final class ProfilePresenter {
  weak var view: (any ProfileViewInput)?

  private let interactor: any ProfileInteractorInput
  private let router: any ProfileRouterInput

  private var hasAppeared = false

  init(interactor: any ProfileInteractorInput, router: any ProfileRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

extension ProfilePresenter: ProfileViewOutput {
  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load()
  }

  func didLeave() {
    router.closePhotoPicker()
    interactor.leave()
  }

  func retryTapped() {
    interactor.reload()
  }

  func nameChanged(_ text: String) {
    view?.setNameError(nil)
    showNameCount(of: text)
  }

  func nameEditingEnded(_ text: String) {
    interactor.changeDisplayName(to: text)
  }

  func changePhotoTapped() {
    view?.setChangePhotoEnabled(false)
    router.choosePhoto(output: self)
  }

  func postsRetryTapped() {
    view?.setPostsError(nil)
    interactor.loadPosts()
  }

  func postSelected(at index: Int) {
    interactor.selectPost(at: index)
  }

  func logOutTapped() {
    router.closePhotoPicker()
    interactor.logOut()
    router.showLogIn()
  }
}

extension ProfilePresenter: ProfileInteractorOutput {
  // MARK: Loading

  func didStartLoading() {
    view?.setLoadError(nil)
    view?.setLoading(true)
  }

  func didLoad(_ result: Result<ProfileResponse, any Error>) {
    view?.setLoading(false)
    switch result {
    case .success(let profile): show(profile)
    case .failure(let error): view?.setLoadError(error.localizedDescription)
    }
  }

  private func show(_ profile: ProfileResponse) {
    showName(profile.name)
    view?.setPhoto(profile.photo)
    view?.setProfileHidden(false)
    interactor.loadPosts()
  }

  // MARK: Display name

  func didStartChangingDisplayName() {
    view?.setNameError(nil)
    setSaving(true)
  }

  func didChangeDisplayName(_ result: Result<String, any Error>) {
    setSaving(false)
    switch result {
    case .success(let name):
      view?.setNameError(nil)
      showName(name)
    case .failure(let error):
      view?.setNameError(error.localizedDescription)
    }
  }

  private func setSaving(_ isSaving: Bool) {
    view?.setNameFieldEnabled(!isSaving)
    view?.setSaving(isSaving)
  }

  private func showName(_ name: String) {
    view?.setName(name)
    view?.setNameFieldText(name)
    showNameCount(of: name)
  }

  private func showNameCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    view?.setNameCount("\(count) of \(DisplayName.maximumCharacterCount)")
  }

  // MARK: Photo

  func didChangePhoto(_ result: Result<Data, any Error>) {
    view?.setChangePhotoEnabled(true)
    switch result {
    case .success(let data): view?.setPhoto(data)
    case .failure(let error): view?.setPhotoError(error.localizedDescription)
    }
  }

  // MARK: Posts

  func didLoadPosts(_ result: Result<[PostResponse], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): view?.setPostsError(error.localizedDescription)
    }
  }

  func didSelectPost(_ post: Post) {
    router.showPost(post)
  }

  private func show(_ posts: [PostResponse]) {
    if posts.isEmpty {
      view?.setNoPostsHidden(false)
    } else {
      view?.setPosts(posts.map { row(of: $0) })
    }
  }

  private func row(of post: PostResponse) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }
}

extension ProfilePresenter: PhotoPickerModuleOutput {
  func didChoosePhoto(_ data: Data?) {
    router.closePhotoPicker()
    if let data {
      view?.setPhotoError(nil)
      interactor.changePhoto(to: data)
    } else {
      view?.setChangePhotoEnabled(true)
    }
  }
}
