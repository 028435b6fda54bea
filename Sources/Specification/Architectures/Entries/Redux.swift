import Apps
import Models
import PortableUIKit
import Redux

extension Architecture {
  package nonisolated static let redux = Architecture(
    id: "redux", name: "Redux", module: "Redux",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Action", files: "Action"),
      Role("Store", files: "Store", "Subscription"),
      Role("Middleware", files: "Middleware"),
      Role("Thunk", files: "Thunk", "Thunks", "Environment"),
      Role("Reducer", files: "Reducer"),
      Role("View state", files: "ViewState"),
      Role("State", files: "AppState", "GreetingState", "ProfileState"),
      Role("Selector", files: "Selectors"),
    ],
    makeApp: { ReduxApp($0) })
}

/// The app around Redux's store, which all of its screens share.
private final class ReduxApp: App {
  private let store: Store
  private let dependencies: AppDependencies
  private var screenCount = 0

  init(_ dependencies: AppDependencies) {
    self.dependencies = dependencies
    store = Store(
      environment: ThunkEnvironment(
        service: dependencies.service, cache: dependencies.cache,
        photoLibrary: dependencies.photoLibrary, postService: dependencies.postService))
  }

  func makeGreetingScreen(person: Person) -> UIViewController {
    GreetingViewController(store: store, id: makeID(), person: person)
  }

  func makeProfileScreen() -> UIViewController {
    ProfileViewController(
      store: store, id: makeID(), makeLogInScreen: dependencies.makeLogInScreen,
      makePostScreen: dependencies.makePostScreen)
  }

  private func makeID() -> ScreenID {
    screenCount += 1
    return ScreenID(number: screenCount)
  }
}
