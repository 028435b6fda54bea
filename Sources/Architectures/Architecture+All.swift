import ActionsMVC
import CleanSwift
import CoordinatorMVVM
import HeadlessUIKit
import LighterMVC
import LogicControllerMVC
import MVC
import MVP
import MVVM
import Models
import ObservationMVVM
import Redux
import Scenarios
import SupervisingMVP
import TraditionalMVC
import Unidirectional
import VIPER

extension Architecture {
  /// All architectures, in the order in which the reports list them.
  package nonisolated static let all = [
    mvc, traditionalMVC, lighterMVC, logicController, actions, mvp, supervisingMVP, mvvm,
    observationMVVM, coordinatorMVVM, viper, cleanSwift, unidirectional, redux,
  ]

  /// The architecture that the other architectures are compared with by default.
  package nonisolated static let baseline = mvc

  /// The identifier of ``baseline``.
  package nonisolated static let baselineID = baseline.id

  private nonisolated static let mvc = Architecture(
    id: "mvc", name: "MVC", module: "MVC",
    roles: [Role("View controller", files: "ViewController", usesViews: true)],
    makeGreetingScreen: { MVC.GreetingViewController(person: $0) },
    makeProfileScreen: {
      MVC.ProfileViewController(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let traditionalMVC = Architecture(
    id: "traditional-mvc", name: "Traditional MVC", module: "TraditionalMVC",
    roles: [
      Role("View", files: "ScreenView", usesViews: true),
      Role("Controller", files: "ViewController", usesViews: true),
      Role("Model", files: "Model", "Aspect", "Dependent"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { TraditionalMVC.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      TraditionalMVC.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let lighterMVC = Architecture(
    id: "lighter-mvc", name: "Lighter MVC", module: "LighterMVC",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Store", files: "Store"),
      Role("Model extension", files: "+Greeting", "+Profile", "+Recent"),
      Role("View extension", files: "+Configure", usesViews: true),
      Role("Data source", files: "DataSource", usesViews: true),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { LighterMVC.GreetingViewController(person: $0) },
    makeProfileScreen: {
      LighterMVC.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let logicController = Architecture(
    id: "logic-controller", name: "Logic controller", module: "LogicControllerMVC",
    roles: [
      Role("View controller", files: "ViewController", "Children", usesViews: true),
      Role("Logic controller", files: "LogicController"),
      Role("State", files: "State", "Content"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { LogicControllerMVC.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      LogicControllerMVC.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let actions = Architecture(
    id: "actions", name: "Actions", module: "ActionsMVC",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Actions", files: "Action", "Actions", usesViews: true),
      Role("Logic", files: "Loader", "Changer", "Closer", "Greeter"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { ActionsMVC.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      ActionsMVC.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let mvp = Architecture(
    id: "mvp", name: "MVP", module: "MVP",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("View protocol", files: "ViewProtocol"),
      Role("Presenter protocol", files: "PresenterProtocol"),
      Role("Presenter", files: "Presenter"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { MVP.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      MVP.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let supervisingMVP = Architecture(
    id: "supervising-mvp", name: "Supervising MVP", module: "SupervisingMVP",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("View protocol", files: "ViewProtocol"),
      Role("Presenter protocol", files: "PresenterProtocol"),
      Role("Presenter", files: "Presenter"),
      Role("Model", files: "Model"),
      Role("Binding", files: "ObservableValue"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { SupervisingMVP.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      SupervisingMVP.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let mvvm = Architecture(
    id: "mvvm", name: "MVVM", module: "MVVM",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Field binding", files: "+UITextField", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Bindings", files: "ObservableValue"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { MVVM.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      MVVM.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let observationMVVM = Architecture(
    id: "observation-mvvm", name: "Observation MVVM", module: "ObservationMVVM",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { ObservationMVVM.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      ObservationMVVM.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let coordinatorMVVM = Architecture(
    id: "coordinator-mvvm", name: "Coordinator MVVM", module: "CoordinatorMVVM",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Field binding", files: "+UITextField", usesViews: true),
      Role("View model", files: "ViewModel"),
      Role("Bindings", files: "ObservableValue"),
      Role("Coordinator", files: "Coordinator", usesViews: true),
    ],
    makeApp: {
      CoordinatorMVVM.AppCoordinator(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, navigationController: $0.navigationController,
        makeLogInScreen: $0.makeLogInScreen, makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let viper = Architecture(
    id: "viper", name: "VIPER", module: "VIPER",
    roles: [
      Role("View", files: "ViewController", usesViews: true),
      Role("Presenter", files: "Presenter"),
      Role("Interactor", files: "Interactor"),
      Role("Router", files: "Router", usesViews: true),
      Role("Contract", files: "Contract"),
    ],
    makeGreetingScreen: { VIPER.GreetingRouter.makeModule(person: $0) },
    makeProfileScreen: {
      VIPER.ProfileRouter.makeModule(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let cleanSwift = Architecture(
    id: "clean-swift", name: "Clean Swift", module: "CleanSwift",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Interactor", files: "Interactor"),
      Role("Worker", files: "Worker"),
      Role("Presenter", files: "Presenter"),
      Role("Use case models", files: "Models"),
      Role("Router", files: "Router", usesViews: true),
      Role("Configurator", files: "Configurator", usesViews: true),
    ],
    makeGreetingScreen: { CleanSwift.GreetingConfigurator.makeScreen(person: $0) },
    makeProfileScreen: {
      CleanSwift.ProfileConfigurator.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let unidirectional = Architecture(
    id: "unidirectional", name: "Unidirectional", module: "Unidirectional",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Message", files: "Message"),
      Role("Store", files: "Store"),
      Role("Reducer", files: "Reducer"),
      Role("State", files: "State"),
      Role("Effect", files: "Effect"),
      Role("Effect handler", files: "EffectHandler"),
      Role("Assembly", files: "Assembly", usesViews: true),
    ],
    makeGreetingScreen: { Unidirectional.GreetingAssembly.makeScreen(person: $0) },
    makeProfileScreen: {
      Unidirectional.ProfileAssembly.makeScreen(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })

  private nonisolated static let redux = Architecture(
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
      Redux.ReduxApp(
        service: $0.service, cache: $0.cache, photoLibrary: $0.photoLibrary,
        postService: $0.postService, makeLogInScreen: $0.makeLogInScreen,
        makePostScreen: $0.makePostScreen)
    })
}

extension CoordinatorMVVM.AppCoordinator: App {}
extension Redux.ReduxApp: App {}
