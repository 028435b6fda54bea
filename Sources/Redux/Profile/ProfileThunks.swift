import Foundation
import Models

extension Thunk {
  // MARK: Life cycle

  /// Loads the profile of a screen that appears for the first time.
  static func load(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      guard store.state.profiles[id] == nil else { return }
      environment.requests[id] = Requests()
      let user = environment.cache.user
      store.dispatch(.profile(.viewWillAppear(cached: user), on: id))
      store.dispatch(user == nil ? .loadUser(on: id) : .loadPosts(on: id))
    }
  }

  /// Ends the requests of a screen that leaves, but for changes.
  static func leave(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      // Changes go on without the screen, so that nothing that the user has done is lost.
      environment.requests.removeValue(forKey: id)?.cancel(.load, .choosePhoto, .loadPosts)
      store.dispatch(.profile(.didLeave, on: id))
    }
  }

  // MARK: Loading

  /// Loads the profile from the service, even if there is one in the cache.
  static func reload(on id: ScreenID) -> Thunk {
    Thunk { store, _ in
      store.dispatch(.profile(.retryTapped, on: id))
      store.dispatch(.loadUser(on: id))
    }
  }

  private static func loadUser(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      environment.requests[id]?.start(.load) {
        let user = try await environment.service.currentUser()
        try Task.checkCancellation()
        environment.cache.user = user
        return user
      } deliver: { result in
        store.dispatch(.profile(.didLoad(result), on: id))
        if case .success = result { store.dispatch(.loadPosts(on: id)) }
      }
    }
  }

  // MARK: Display name

  /// Sends the name that was typed, unless the reducer refuses it or it is the saved one.
  static func changeDisplayName(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      store.dispatch(.profile(.nameEditingEnded, on: id))
      guard let profile = store.state.profiles[id]?.profile,
        case .saving(let name) = profile.nameChange
      else { return }
      environment.requests[id]?.start(.changeDisplayName) {
        try await environment.service.changeDisplayName(to: name)
        try Task.checkCancellation()
        environment.cache.update(profile.userID) { $0.displayName = name }
      } deliver: { result in
        store.dispatch(
          .profile(.didChangeDisplayName(to: name, of: profile.userID, result), on: id))
      }
    }
  }

  // MARK: Photo

  /// Lets the user choose a photo, and sends it.
  static func choosePhoto(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      store.dispatch(.profile(.changePhotoTapped, on: id))
      environment.requests[id]?.start(.choosePhoto) {
        await environment.photoLibrary.choosePhoto()
      } deliver: { result in
        store.dispatch(.changePhoto(to: result.get(), on: id))
      }
    }
  }

  /// Sends the chosen photo, unless the reducer refuses it.
  static func changePhoto(to data: Data?, on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      store.dispatch(.profile(.didChoosePhoto(data), on: id))
      guard let profile = store.state.profiles[id]?.profile,
        case .saving(let photo) = profile.photoChange
      else { return }
      environment.requests[id]?.start(.changePhoto) {
        try await environment.service.changePhoto(to: photo)
        try Task.checkCancellation()
        environment.cache.update(profile.userID) { $0.photo = photo }
      } deliver: { result in
        store.dispatch(.profile(.didChangePhoto(to: photo, of: profile.userID, result), on: id))
      }
    }
  }

  // MARK: Posts

  /// Loads the posts again.
  static func reloadPosts(on id: ScreenID) -> Thunk {
    Thunk { store, _ in
      store.dispatch(.profile(.postsRetryTapped, on: id))
      store.dispatch(.loadPosts(on: id))
    }
  }

  /// Loads the posts of the user whose profile is loaded.
  static func loadPosts(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      guard let profile = store.state.profiles[id]?.profile else { return }
      environment.requests[id]?.start(.loadPosts) {
        try await environment.postService.posts(by: profile.userID)
      } deliver: { result in
        store.dispatch(.profile(.didLoadPosts(result, in: .current), on: id))
      }
    }
  }

  // MARK: Log out

  /// Forgets the user, and tells the service.
  static func logOut(on id: ScreenID) -> Thunk {
    Thunk { store, environment in
      environment.requests[id]?.cancelAll()
      environment.cache.user = nil
      // This task outlives the screen, so that the service hears of it.
      Task { try? await environment.service.logOut() }
      store.dispatch(.profile(.logOutTapped, on: id))
    }
  }
}
