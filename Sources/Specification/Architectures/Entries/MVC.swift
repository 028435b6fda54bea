import MVC

extension Architecture {
  nonisolated static let mvc = Architecture(
    id: "mvc", name: "MVC", module: "MVC",
    roles: [Role("View controller", files: "ViewController", usesViews: true)],
    makeGreetingScreen: GreetingViewController.init(person:),
    makeProfileScreen: fromParts(ProfileViewController.init))
}
