import LighterMVC

extension Architecture {
  package nonisolated static let lighterMVC = Architecture(
    id: "lighter-mvc", name: "Lighter MVC", module: "LighterMVC",
    roles: [
      Role("View controller", files: "ViewController", usesViews: true),
      Role("Store", files: "Store"),
      Role("Model extension", files: "+Profile"),
      Role("View extension", files: "+Configure", usesViews: true),
      Role("Data source", files: "DataSource", usesViews: true),
    ],
    makeGreetingScreen: { GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(ProfileViewController.init))
}
