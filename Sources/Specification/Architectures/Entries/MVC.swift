import MVC

extension Architecture {
  package nonisolated static let mvc = Architecture(
    id: "mvc", name: "MVC", module: "MVC",
    roles: [Role("View controller", files: "ViewController", usesViews: true)],
    makeGreetingScreen: { GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(ProfileViewController.init))
}
