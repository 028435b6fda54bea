import Redux
import Apps

extension Architecture {
  package nonisolated static let redux = Architecture(
    id: "redux", name: "Redux", module: "Redux",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Action", files: "Action"),
      Role("Store", files: "Store", "Subscription"),
      Role("Middleware", files: "Middleware"),
      Role("Reducer", files: "Reducer"),
      Role("State", files: "State"),
      Role("Selector", files: "Selectors"),
      Role("Assembly", files: "App", usesViews: true),
    ],
    makeApp: {
      ReduxApp(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })
}

extension ReduxApp: App {}
