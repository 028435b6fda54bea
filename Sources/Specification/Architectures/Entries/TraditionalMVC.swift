import TraditionalMVC

extension Architecture {
  package nonisolated static let traditionalMVC = Architecture(
    id: "traditional-mvc", name: "Traditional MVC", module: "TraditionalMVC",
    roles: [
      Role("View", files: "ScreenView", usesViews: true),
      Role("Controller", files: "ViewController", usesViews: true),
      Role("Model", files: "Model", "Aspect", "Dependent", "State"),
    ],
    makeGreetingScreen: { GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(ProfileViewController.init))
}
