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
      Role("Coordinator", files: "Coordinator", "Coordinators", usesViews: true),
    ],
    makeApp: { dependencies in
      AppCoordinator(
        navigationController: dependencies.navigationController,
        makeProfileCoordinator: {
          ProfileCoordinator(
            service: dependencies.service, cache: dependencies.cache,
            photoLibrary: dependencies.photoLibrary, postService: dependencies.postService,
            navigationController: dependencies.navigationController,
            makePostScreen: dependencies.makePostScreen)
        },
        makeLogInScreen: dependencies.makeLogInScreen)
    })
}

extension AppCoordinator: App {}
