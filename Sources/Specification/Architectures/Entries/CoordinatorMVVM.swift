import CoordinatorMVVM
import Apps

extension Architecture {
  package nonisolated static let coordinatorMVVM = Architecture(
    id: "coordinator-mvvm", name: "Coordinator MVVM", module: "CoordinatorMVVM",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Field binding", files: "+UITextField", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Bindings", files: "ObservableValue"),
      Role("Coordinator", files: "Coordinator", usesViews: true),
    ],
    makeApp: {
      AppCoordinator(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, navigationController: $0.navigationController,
        makeLogInScreen: $0.makeLogInScreen, makePostScreen: $0.makePostScreen)
    })
}

extension AppCoordinator: App {}
